/**
 * Where dialogs and drawers stand. In the body itself the kit would lock its scrolling by a style element without a
 * nonce, which the content security policy forbids; our body does not scroll anyway.
 */
export function overlayContainer(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
