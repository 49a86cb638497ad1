import { EquirectangularAdapter, SYSTEM, Viewer } from '@photo-sphere-viewer/core'
import '@photo-sphere-viewer/core/index.css'
import { fieldHeight } from './bearing.ts'
import { admitMarkup } from './libraryMarkup.ts'

/** A direction in the file: degrees to the right of its centre, and above it. */
export interface Angles {
  yaw: number
  pitch: number
}

/** An open panorama. */
export interface PanoramaView {
  /** Turns to another direction, immediately or within `milliseconds`. */
  face: (angles: Angles, milliseconds?: number) => void
  close: () => void
}

const inViewer = ({ yaw, pitch }: Angles) => ({ yaw: `${yaw}deg`, pitch: `${pitch}deg` })

/**
 * Opens the panorama of an equirectangular file in an element. Only this module imports the viewer's library, so that
 * the library and three.js load with it. Rejects without WebGL, or if the file cannot be fetched or read. `onLost` is
 * called if the WebGL context is lost: the library would show a white room, then a black one.
 */
export async function openPanorama(
  element: HTMLElement,
  file: string,
  first: Angles,
  onLost: () => void,
): Promise<PanoramaView> {
  const { yaw, pitch } = inViewer(first)
  admitMarkup()
  // Throws without WebGL. The viewer itself would only write that error into the page and the console.
  SYSTEM.load()
  // The library's own controls stay off: its touch handling would block the page's scrolling, and its keys would
  // conflict with those of the slider around it.
  const viewer = new Viewer({
    container: element,
    adapter: EquirectangularAdapter.withConfig({ useXmpData: false }),
    defaultYaw: yaw,
    defaultPitch: pitch,
    maxFov: fieldHeight,
    minFov: fieldHeight - 1,
    defaultZoomLvl: 0,
    navbar: false,
    keyboard: false,
    mousemove: false,
    mousewheel: false,
    loadingTxt: '',
  })
  try {
    await viewer.setPanorama(file, { showLoader: false })
  } catch (error) {
    viewer.destroy()
    throw error
  }
  element.querySelector('canvas')?.addEventListener('webglcontextlost', onLost, { once: true })
  return {
    face(angles, milliseconds) {
      if (milliseconds) viewer.animate({ ...inViewer(angles), speed: milliseconds })
      else viewer.rotate(inViewer(angles))
    },
    close: () => viewer.destroy(),
  }
}
