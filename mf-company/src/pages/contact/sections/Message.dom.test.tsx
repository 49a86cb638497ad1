import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StaticRouter } from 'shared-ui/staticRouter'
import { afterEach, expect, test } from 'vitest'
import { message } from '../contact.content.ts'
import { Message } from './Message.tsx'

afterEach(cleanup)

const visit = (address: string) =>
  render(
    <StaticRouter location={address}>
      <Message {...message}>Ring us</Message>
    </StaticRouter>,
  )
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' })

test('a visitor from a page finds it named and its service chosen, and the next page may choose again', () => {
  visit('/contact?about=loft-conversions')
  screen.getByText('About: loft conversions')
  expect(service().value).toBe('builders')
  cleanup()
  visit('/contact?about=kitchens')
  expect(service().value).toBe('interiors')
})

test('a service that the visitor chose stays chosen', async () => {
  visit('/contact')
  await userEvent.selectOptions(service(), 'design')
  cleanup()
  visit('/contact?about=loft-conversions')
  expect(service().value).toBe('design')
})

test('an address that names nothing of ours says nothing', () => {
  visit('/contact?about=cheap+flights')
  expect(screen.queryByText(/About:|flights/)).toBeNull()
})
