import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { questions } from '../system/samples.ts'
import { Faq } from './Faq.tsx'

afterEach(cleanup)

describe('the questions', () => {
  it('are closed, with every answer in the page', () => {
    render(<Faq items={questions} />)
    for (const { answer } of questions) expect(screen.getByText(answer).closest('details')?.open).toBe(false)
  })

  it('open one by one and stay open', async () => {
    render(<Faq items={questions} />)
    for (const { question } of questions) await userEvent.click(screen.getByText(question))
    for (const { answer } of questions) expect(screen.getByText(answer).closest('details')?.open).toBe(true)
  })

  it('draw the periods that their words name', () => {
    render(<Faq items={questions} />)
    expect(screen.getByText(/3 to 6 months\. Larger/)).toBeTruthy()
    expect(
      screen.getByText('Typical renovation', { exact: false, selector: 'span' }).closest('[aria-hidden]'),
    ).toBeTruthy()
  })
})
