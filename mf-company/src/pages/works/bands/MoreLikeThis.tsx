import { contactPathAbout } from 'shared-ui/contactPathAbout'
import type { Link } from 'shared-ui/Link'
import { TextLink } from 'shared-ui/TextLink'
import { WorkFacts } from 'shared-ui/WorkFacts'
import { type Work, workPagePath } from 'shared-ui/work'
import { ask } from '../labels.content.ts'

interface LeadOnProps {
  work: Work
  /** The page about works of its kind. */
  similar: Link
}

/** Below an enlarged picture of a work: its facts and cost, the page of its kind, and the form. */
export const MoreLikeThis = ({ work, similar }: LeadOnProps) => (
  <div data-foot="" data-without-code>
    <span>{work.place}</span>
    <WorkFacts as="span" work={work} />
    <TextLink to={similar.link}>{similar.title}</TextLink>
    <TextLink to={contactPathAbout(workPagePath(work))}>{ask}</TextLink>
  </div>
)
