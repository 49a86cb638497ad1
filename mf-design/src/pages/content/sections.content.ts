/** The page's sections in their order, with their titles in the section navigation. */
export const sections = {
  label: 'Sections of this page',
  items: [
    { id: 'home', title: 'Top' },
    { id: 'overview', title: 'Overview' },
    { id: 'process', title: 'Process' },
    { id: 'planning', title: 'Planning' },
    { id: 'projects', title: 'Projects' },
    { id: 'technology', title: 'Technology' },
    { id: 'team', title: 'Team' },
    { id: 'engineering', title: 'Engineering' },
    { id: 'renders', title: 'Renders' },
    { id: 'portfolio', title: 'Portfolio' },
    { id: 'faq', title: 'FAQ' },
    { id: 'contact', title: 'Contact' },
  ],
} as const
