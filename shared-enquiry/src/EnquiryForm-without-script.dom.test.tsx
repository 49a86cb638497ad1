import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { EnquiryForm, type EnquiryFormDefinition } from 'shared-enquiry/EnquiryForm'
import { BrowserRouter } from 'shared-page/router'
import { StaticRouter } from 'shared-page/staticRouter'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeGateway, written } from './testing/fakeGateway.ts'
import { consultation, contact } from './testing/sampleForms.ts'
import { button, field } from './testing/shownForm.tsx'

beforeEach(fakeGateway)
const prerendered = (form: EnquiryFormDefinition) =>
  renderToString(
    <StaticRouter location="/contact">
      <EnquiryForm form={form} />
    </StaticRouter>,
  )

describe('without its script', () => {
  const html = prerendered(contact)

  it('composes an email, and writes nothing into a URL', () => {
    document.body.innerHTML = html
    const form = screen.getByRole('form') as HTMLFormElement
    expect(form.method).toBe('post')
    expect(form.enctype).toBe('text/plain')
    expect(form.getAttribute('action')).toBe(
      'mailto:hello@sovran.example?subject=Enquiry%20from%20the%20Sovran%20website%3A%20Contact%20form',
    )
    expect(html).toContain('<a href="mailto:hello@sovran.example">hello@sovran.example</a>')
    document.body.innerHTML = ''
  })

  it('keeps input from before hydration', async () => {
    const wrong = vi.mocked(console.error)
    const root = document.createElement('main')
    document.body.append(root)
    root.innerHTML = prerendered(consultation)
    field('Name').value = 'Typed early'
    field('Project type').value = 'Other'
    const page = (
      <BrowserRouter>
        <EnquiryForm form={consultation} />
      </BrowserRouter>
    )
    const hydrated = await act(async () => hydrateRoot(root, page))
    expect(field('Name').value).toBe('Typed early')
    expect(field('Project type').value).toBe('Other')
    await userEvent.type(field('Email'), 'a@b.c')
    await userEvent.type(field('Phone'), '1')
    await userEvent.click(button())
    await waitFor(() => expect(written[0]?.enquiry.name).toBe('Typed early'))
    expect(wrong).not.toHaveBeenCalled()
    await act(async () => hydrated.unmount())
    root.remove()
  })
})
