import { expect, test } from 'vitest'
import { securityHeaders } from '../base/headers.ts'
import { firstMonitoring, monitoringSettings } from './monitoringSettings.ts'

test('nothing is reported unless an endpoint is named', () => {
  expect(monitoringSettings({})).toBeUndefined()
  expect(monitoringSettings({ REPORTS_ENDPOINT: '/reports' })).toEqual({ endpoint: '/reports', share: 1 })
  expect(monitoringSettings({ REPORTS_ENDPOINT: 'https://watch.example/in', REPORTS_SHARE: '0.1' })).toEqual({
    endpoint: 'https://watch.example/in',
    share: 0.1,
  })
})

test('what no variable names stays as it was, and a site on this machine begins with the edge’s own address', () => {
  const before = { endpoint: 'https://watch.example/in', share: 0.1 }
  expect(monitoringSettings({}, before)).toEqual(before)
  expect(monitoringSettings({ REPORTS_SHARE: '1' }, before)).toEqual({ ...before, share: 1 })
  expect(monitoringSettings({ REPORTS_ENDPOINT: 'off' }, before)).toBeUndefined()
  expect(firstMonitoring('http://localhost:4000')).toEqual({ endpoint: '/reports', share: 1 })
  expect(firstMonitoring('https://www.sovran.example')).toBeUndefined()
})

test('an endpoint or a share that means nothing is refused', () => {
  for (const REPORTS_ENDPOINT of ['reports', '//elsewhere.example', 'http://watch.example/', 'javascript:alert(1)'])
    expect(() => monitoringSettings({ REPORTS_ENDPOINT })).toThrow(`REPORTS_ENDPOINT=${REPORTS_ENDPOINT}`)
  for (const REPORTS_SHARE of ['0', '2', 'all', '-1'])
    expect(() => monitoringSettings({ REPORTS_ENDPOINT: '/reports', REPORTS_SHARE })).toThrow('REPORTS_SHARE=')
})

test('the policy lets reports go to another origin, and to no other', () => {
  const connect = (endpoint: string | undefined) =>
    /connect-src [^;]*/.exec(securityHeaders({ reports: endpoint })['Content-Security-Policy'] ?? '')?.[0]
  expect(connect('https://watch.example/in?key=1')).toContain('https://watch.example')
  expect(connect('https://watch.example/in?key=1')).not.toContain('key=1')
  expect(connect('/reports')).toBe(connect(undefined))
})
