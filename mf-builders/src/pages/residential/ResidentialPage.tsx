import { DeferredBands, Island, Static } from 'shared-page/area'
import type { PageModule } from 'shared-page/contract'
import { AddToPlan } from 'shared-ui/AddToPlan'
import { ButtonLink } from 'shared-ui/ButtonLink'
import { beforeSite } from 'shared-ui/beforeSite.content'
import { routes } from 'shared-ui/brand'
import { CallToAction } from 'shared-ui/CallToAction'
import { contactPathAbout } from 'shared-ui/contactPathAbout'
import { typical } from 'shared-ui/costs.content'
import { formatCost } from 'shared-ui/formatCost'
import { HouseKey } from 'shared-ui/HouseKey'
import { interpolate } from 'shared-ui/interpolate'
import { PriceTerms } from 'shared-ui/PriceTerms'
import { whatIsPaid } from 'shared-ui/payments.content'
import { RelatedWorks } from 'shared-ui/RelatedWorks'
import { RoomHero } from 'shared-ui/RoomHero'
import { TabBar } from 'shared-ui/TabBar'
import { TextLink } from 'shared-ui/TextLink'
import { categoryLinks, categoryPath, categoryTitles, sectionPath } from '../../paths.ts'
import { BeforeAndAfter } from './bands/BeforeAndAfter.tsx'
import { Drawings } from './bands/Drawings.tsx'
import { Facts } from './bands/Facts.tsx'
import { FeaturedProjects } from './bands/FeaturedProjects.tsx'
import { Introduction } from './bands/Introduction.tsx'
import { Measurements } from './bands/Measurements.tsx'
import { Process } from './bands/Process.tsx'
import { ProjectGallery } from './bands/ProjectGallery.tsx'
import { Risks } from './bands/Risks.tsx'
import { Testimonials } from './bands/Testimonials.tsx'
import * as words from './included.content.ts'
import { residentialProjects } from './projects.content.ts'
import type { ResidentialCategory } from './ResidentialCategory.ts'
import { actions, allProjects, closing, crumbs, tabBar } from './residential.content.ts'

/** /sovran-builders/residential/{categoryId} */
function ResidentialPage({ category }: { category: ResidentialCategory }) {
  const { content, headings } = category
  const before = beforeSite[category.id]
  const hero = {
    picture: category.picture,
    title: categoryTitles[category.id],
    lead: category.description,
    typically: interpolate(typical, { typically: formatCost(category.typically) }),
    crumbs: [
      { title: crumbs.builders, link: routes.builders },
      { title: crumbs.residential, link: sectionPath('residential') },
      { title: categoryTitles[category.id], link: categoryPath(category.id) },
    ],
    facts: <Facts before={before} cost={category.typically} planning={category.planning} />,
    children: (
      <>
        <ButtonLink to={contactPathAbout(category.id)}>{actions.price}</ButtonLink>
        <AddToPlan area="builders" offer={category.id} />
        <TextLink to="#included">{actions.included}</TextLink>
        {category.risks && <TextLink to={`#${category.risks.id}`}>{category.risks.action}</TextLink>}
      </>
    ),
  }
  return (
    <>
      <Static>
        <RoomHero {...hero} room={<HouseKey here={categoryPath(category.id)} />} />
      </Static>
      <Island>
        <TabBar title={tabBar} items={categoryLinks} current={category.id} />
      </Island>
      <Static>
        {category.risks && <Risks {...category.risks} />}
        <Introduction {...content} drawing={category.section} />
      </Static>
      <DeferredBands>
        <Island>{category.comparison && <BeforeAndAfter key={category.id} {...category.comparison} />}</Island>
        <Static>
          {category.drawings && <Drawings {...category.drawings} />}
          {category.measured && <Measurements {...category.measured} />}
          <FeaturedProjects title={headings.featured} projects={content.featuredProjects} />
          <Process title={headings.process} steps={content.processSteps} before={before} />
          <ProjectGallery title={headings.gallery} pictures={content.gallery} />
          <Testimonials quotes={content.testimonials} />
          <RelatedWorks {...residentialProjects} here={categoryPath(category.id)} all={allProjects}>
            <PriceTerms
              title={words.title}
              rows={words.included[category.id]}
              payments={{ title: whatIsPaid, link: `${routes.builders}#payments` }}
              person={category.manager}
            />
          </RelatedWorks>
          <CallToAction
            title={interpolate(closing, { title: inCapitals(categoryTitles[category.id]) })}
            actions={[
              { title: actions.consultation, link: contactPathAbout(category.id) },
              { title: actions.portfolio, link: `${routes.builders}#portfolio` },
            ]}
          />
        </Static>
      </DeferredBands>
    </>
  )
}

/** Capitalises every word of a title, as in the closing band. */
const inCapitals = (title: string) => title.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** Makes the page of a kind of residential work from its content. */
export const residentialPage = (category: ResidentialCategory): PageModule => ({
  default: () => <ResidentialPage category={category} />,
})
