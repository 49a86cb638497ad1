import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

function Sender({ send }: { send: () => void }) {
  const [isSending, setSending] = useState(false)
  return (
    <Button
      busy={isSending}
      onClick={() => {
        setSending(true)
        send()
      }}
    >
      {isSending ? 'Sending...' : 'Send Message'}
    </Button>
  )
}

it('is disabled while busy, in the width that it had', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(187)
  const send = vi.fn()
  render(<Sender send={send} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' })
  expect(button.disabled).toBe(true)
  expect(button.style.minWidth).toBe('187px')
  expect(send).toHaveBeenCalledTimes(1)
})

it('sends no form unless it is told to', () => {
  render(<Button>Try again</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
