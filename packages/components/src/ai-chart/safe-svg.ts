import DOMPurify from 'dompurify';
import { allowedDeclarations, allowedRules, type Declaration, pointsOutside } from './css-allowlist.ts';
import { STYLE_ATTRIBUTE, withoutStyleAttributes } from './under-policy.ts';

/**
 * Makes Mermaid's SVG safe and self-contained: no scripts, links, HTML or foreign addresses, and its style sheet `css`
 * turned into the elements' own styles, which the app's content security policy allows and which stay with the picture when
 * it is copied or exported. `id` is the diagram's, put in front of all ids so that two diagrams share none.
 */
export function safeSvg(svg: string, css: string, id: string): SVGSVGElement {
  const fragment = DOMPurify.sanitize(withoutStyleAttributes(svg), {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: ['style', 'script', 'a', 'image', 'animate', 'animateTransform', 'set', 'foreignObject'],
    ADD_TAGS: ['switch'],
    RETURN_DOM_FRAGMENT: true,
  });
  const root = fragment.querySelector('svg');
  if (!root) throw new Error('the diagram has no drawing');
  removeOutsidePointers(root);
  applyStyles(root, css);
  centreRoundLabels(root);
  ownIds(root, id);
  fillBox(root);
  return document.importNode(root, true);
}

function allElements(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')];
}

function removeOutsidePointers(root: Element): void {
  for (const element of allElements(root)) {
    for (const { name, value } of Array.from(element.attributes)) {
      const isReference = name === 'href' || name === 'xlink:href';
      if (name === STYLE_ATTRIBUTE) continue;
      if (isReference ? !value.startsWith('#') : pointsOutside(value)) element.removeAttribute(name);
    }
  }
}

function applyStyles(root: Element, sheet: string): void {
  const inline = allElements(root).map((element): [Element, Declaration[]] => {
    const declarations = allowedDeclarations(element.getAttribute(STYLE_ATTRIBUTE) ?? '');
    element.removeAttribute(STYLE_ATTRIBUTE);
    return [element, declarations];
  });
  const rules = allowedRules(sheet).flatMap(({ selector, declarations }) =>
    matching(root, selector).map((element): [Element, readonly Declaration[]] => [element, declarations]),
  );
  for (const important of [false, true]) {
    for (const [element, declarations] of [...rules, ...inline]) {
      for (const one of declarations) {
        if (one.important === important) styleOf(element)?.setProperty(one.property, one.value);
      }
    }
  }
}

/** Elements that a rule is for; none for states and selectors that the browser does not know. */
function matching(root: Element, selector: string): Element[] {
  if (/:(hover|focus|active|:)/.test(selector)) return [];
  try {
    return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element instanceof SVGElement || element instanceof HTMLElement ? element.style : undefined;
}

function ownIds(root: Element, prefix: string): void {
  const rename = (id: string): string =>
    id === prefix || id.startsWith(`${prefix}-own-`) ? id : `${prefix}-own-${id}`;
  const known = new Set(allElements(root).flatMap((element) => (element.id ? [element.id] : [])));
  const renamed = (id: string): string => (known.has(id) ? rename(id) : id);
  for (const element of allElements(root)) {
    for (const attribute of Array.from(element.attributes)) {
      const { name, value } = attribute;
      if (name === 'id') attribute.value = rename(value);
      else if (name.endsWith('href')) attribute.value = `#${renamed(value.slice(1))}`;
      else if (name.startsWith('aria-')) attribute.value = value.split(' ').map(renamed).join(' ');
      else if (value.includes('url(')) {
        attribute.value = value.replace(/url\(["']?#([^)"']+)["']?\)/g, (_, id: string) => `url(#${renamed(id)})`);
      }
    }
  }
}

/** The drawing takes the component's box, its proportions kept. */
function fillBox(root: SVGSVGElement): void {
  root.setAttribute('width', '100%');
  root.setAttribute('height', '100%');
  root.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  root.style.removeProperty('max-width');
  root.style.display = 'block';
}

/** Without HTML labels Mermaid leaves the label of a round mindmap node at the right of its middle. */
function centreRoundLabels(root: Element): void {
  for (const text of root.querySelectorAll('.mindmap-node > circle ~ .label text')) {
    if (!text.hasAttribute('text-anchor')) text.setAttribute('text-anchor', 'middle');
  }
}
