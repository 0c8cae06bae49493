/** Whether shortcuts are written with the signs of a Mac. */
export const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);
