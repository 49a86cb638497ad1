import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'shared-ui/router'
import { expect, test } from 'vitest'
import { form } from '../contact.content.ts'
import { Message } from './Message.tsx'

test('the form alone bears its name', () => {
  render(<Message form={form}>Elsewhere</Message>, { wrapper: BrowserRouter })
  expect(screen.getByLabelText('Contact form')).toBe(screen.getByRole('form', { name: 'Contact form' }))
})
