import type { StoredEnquiry } from '../../src/schema.ts'

/** An enquiry as honest visitors send it. */
export const someEnquiry: StoredEnquiry = {
  id: 'NotifyNotifyNotify00',
  createdAt: '2026-11-22T09:30:00.123Z',
  service: 'builders',
  name: 'Ada Byron',
  email: 'ada@example.org',
  phone: '020 7946 0000',
  message: 'Two rooms.\nOne wall between them, & a <b>door</b>.',
}
