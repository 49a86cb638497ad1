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
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' })

test('who comes from a page finds its name and service', () => {
  visit('/contact?about=loft-conversions')
  expect([service().value, text().value]).toEqual(['builders', 'About: loft conversions\n'])
  cleanup()
  visit('/contact?about=kitchens')
  expect([service().value, text().value]).toEqual(['interiors', 'About: kitchens\n'])
})

test('what the visitor chose and wrote stays', async () => {
  visit('/contact')
  await userEvent.selectOptions(service(), 'design')
  await userEvent.clear(text())
  await userEvent.type(text(), 'A stair')
  cleanup()
  visit('/contact?about=loft-conversions')
  expect([service().value, text().value]).toEqual(['design', 'A stair'])
})
