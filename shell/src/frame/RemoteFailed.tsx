import { Button } from 'shared-ui/Button'
import { footer } from './footer.content.ts'
import { loading } from './loading.content.ts'
import styles from './RemoteFailed.module.css'
import { useOffline } from './useOffline.ts'

interface RemoteFailedProps {
  onRetry: () => void
  retrying?: boolean
  /** Whether trying again has failed as well: only a fresh document may help then. */
  stillFailed: boolean
}

/** Shown in place of a page whose code did not arrive or could not run. */
export function RemoteFailed({ onRetry, retrying = false, stillFailed }: RemoteFailedProps) {
  const { failed, offline } = loading
  const { phone } = footer.contact
  const isOffline = useOffline()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.panel} role="alert">
        <div>
          <h1>{isOffline ? offline.title : failed.title}</h1>
          {isOffline ? (
            <p>{offline.text}</p>
          ) : (
            <p>
              {failed.beforePhone}
              <a href={phone.link} className="nums">
                {phone.text}
              </a>
              {failed.afterPhone}
            </p>
          )}
          {stillFailed && !isOffline && <p>{failed.still}</p>}
        </div>
        {stillFailed && !retrying && !isOffline ? (
          <Button onClick={() => window.location.reload()} arrow={false}>
            {failed.reload}
          </Button>
        ) : (
          <Button onClick={onRetry} busy={retrying} arrow={false}>
            {retrying ? failed.retrying : failed.button}
          </Button>
        )}
      </div>
    </div>
  )
}
