// The entry of the inline script: the host's boot code and the controller of the frame's menus.
import { startMenus } from './frame/menuController.ts'
import { boot } from './host/boot/boot.ts'

boot(startMenus)
