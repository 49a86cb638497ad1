import { render, screen } from '@testing-library/react'
import { StaticRouter } from 'shared-page/staticRouter'
import { expect, test } from 'vitest'
import { links, sections } from '../privacy/privacy.content.ts'
import { LinkedText } from './LinkedText.tsx'

const show = (text: string) =>
  render(
    <StaticRouter location="/privacy">
      <LinkedText text={text} links={links} />
    </StaticRouter>,
  ).container

test('titles within a sentence become links; its text stays', () => {
  const [mail, phone] = ['mailto:', 'tel:'].map((kind) => links.find(({ link }) => link.startsWith(kind)))
  const text = `Write to ${mail?.title} or ring ${phone?.title}. We answer ${mail?.title} first.`
  expect(show(text).textContent).toBe(text)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    mail?.link,
    phone?.link,
    mail?.link,
  ])
})

test('every link of the privacy page is in a sentence', () => {
  for (const { title } of links)
    expect(
      sections.filter(({ text }) => text.includes(title)),
      title,
    ).toHaveLength(1)
})
