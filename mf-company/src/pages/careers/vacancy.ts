/** A post that can be applied for at `/apply/{id}`. */
export interface Vacancy {
  id: number
  title: string
  department: string
  location: string
  type: 'Full-time' | 'Part-time' | 'Contract' | 'Temporary' | 'Internship'
  /** When it was posted, as visitors read it: `9 November 2026`. */
  posted: string
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
}

/** Title, without the brand, and description of an address. */
export interface Heading {
  title: string
  description: string
}

export const vacancyAddress = (id: number | string) => `/apply/${id}`
