import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { afterEach, expect, test } from 'vitest'
import { form } from '../contact.content.ts'
import { Message } from './Message.tsx'

afterEach(cleanup)

test('only the form has the name of the form', () => {
  render(<Message form={form}>Elsewhere</Message>, { wrapper: BrowserRouter })
  expect(screen.getByLabelText('Contact form')).toBe(screen.getByRole('form', { name: 'Contact form' }))
})
