// The entry of the inline script. It joins the host's part of it and the controller of the frame's menus.
import { startMenus } from './frame/menuController.ts'
import { boot } from './host/boot/boot.ts'

boot(startMenus)
