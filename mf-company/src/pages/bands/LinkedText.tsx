import { Fragment } from 'react'
import type { Link } from 'shared-ui/Link'
import { SiteLink } from 'shared-ui/SiteLink'

/** A sentence in which every occurrence of a given link's title becomes that link. */
export function LinkedText({ text, links }: { text: string; links: readonly Link[] }) {
  const [first, ...rest] = links
  if (!first) return text
  return text.split(first.title).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one constant sentence never move.
    <Fragment key={index}>
      {index > 0 && <SiteLink to={first.link}>{first.title}</SiteLink>}
      <LinkedText text={part} links={rest} />
    </Fragment>
  ))
}
