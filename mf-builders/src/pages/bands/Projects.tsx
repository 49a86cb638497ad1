import type { ComponentProps } from 'react'
import { interpolate } from 'shared-ui/interpolate'
import type { Link } from 'shared-ui/Link'
import { PlainHead } from 'shared-ui/PlainHead'
import { Portfolio } from 'shared-ui/Portfolio'
import { PriceNote } from 'shared-ui/PriceNote'
import { Section } from 'shared-ui/Section'

interface ProjectsProps {
  title: string
  label: string
  countOne: string
  countMany: string
  filters: readonly { id: string; label: string }[]
  all: Link
  items: ComponentProps<typeof Portfolio>['projects']
}

/** The eight projects, with a filter by category. */
export function Projects({ title, label, countOne, countMany, filters, items, all }: ProjectsProps) {
  return (
    <Section id="portfolio">
      <PlainHead title={title} note={<PriceNote />} />
      <Portfolio
        label={label}
        filters={filters}
        projects={items}
        countText={(count) => (count === 1 ? countOne : interpolate(countMany, { count }))}
        all={all}
      />
    </Section>
  )
}
