import { behaviourOf } from '@pagewright/components/behaviours';
import { isOf } from '@pagewright/components/kind';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { imageModel } from '@pagewright/components/kinds/image';
import { type Component, MODELS, type Page } from '@pagewright/components/models';
import { rotatedBounds, rotationOf } from '@pagewright/components/rotation';
import type { Operation } from '@pagewright/compose/changes';
import type { Rect } from '@pagewright/model/units';
import { removeComponents, updateComponents } from '@pagewright/page/commands';
import { seenAt } from '@pagewright/page/place';
import { refitTexts } from '@pagewright/page/refit-texts';
import { stretchedBox } from '@pagewright/page/resize';
import type { AssistPage } from '../assistant.ts';
import { saying } from '../saying.ts';
import { soundlyChanged } from '../sound.ts';
import { textPlaces } from '../text-places.ts';
import { type Operating, type Outcome, putObjects, supportOf } from './operating.ts';

type OnObject = Extract<Operation['do'], 'set-text' | 'set-look' | 'move-object' | 'replace-picture'>;

/** Changes one object of a page; all others stay as they are. */
export function changeObject(operating: Operating, page: AssistPage, operation: Operation, what: OnObject): Outcome {
  const before = operating.shadow.shown(page);
  const id = what === 'set-text' ? ownerOf(before, operation.object)?.id : operation.object;
  const after = changed(operating, page, before, operation, what);
  if (id === undefined || !after || after === before) return 'unable';
  const sound = soundlyChanged(before, after, id, what === 'set-text');
  return sound ? putObjects(operating, page, sound) : 'unsound';
}

export function removeObject(operating: Operating, page: AssistPage, { object }: Operation): Outcome {
  const before = operating.shadow.shown(page);
  const after = removeComponents(before, new Set([object]));
  return after.components.length === before.components.length ? 'unable' : putObjects(operating, page, after);
}

function changed(operating: Operating, own: AssistPage, page: Page, operation: Operation, what: OnObject) {
  switch (what) {
    case 'set-text':
      return withText(operating, own, page, operation);
    case 'set-look':
      return withLook(page, operation);
    case 'move-object':
      return withBox(page, operation);
    case 'replace-picture':
      return withPicture(operating, page, operation);
  }
}

function ownerOf({ components }: Page, object: string): Component | undefined {
  return components.find(({ id }) => object === id || object.startsWith(`${id}/`));
}

function withText(operating: Operating, own: AssistPage, page: Page, { object, text, from }: Operation) {
  const component = ownerOf(page, object);
  const place = component && !component.locked ? textPlaces(component).get(object) : undefined;
  if (!place || !component || text.trim() === '' || text === place.text) return undefined;
  const worded = saying(component, place.path, text);
  if (!worded) return undefined;
  const said = { ...worded, ...supportOf(operating, own, text, { from, component, before: place.text }) };
  const title = page.title === place.text ? text : page.title;
  const components = page.components.map((one) => (one === component ? said : one));
  return refitTexts(page, { ...page, title, components });
}

/** Props of which the first that an object has is the colour of its letters, its line or its sign. */
const INKS = ['color', 'lineColor', 'strokeColor', 'backgroundColor'] as const;
/** A hex colour; what it covers stays covered. */
const HEX = /^#[\da-f]{6}$/i;

/** Undefined where nothing that is given can be said of the object, or is out of its bounds. */
function withLook(page: Page, { object, color, fill, size, weight, align }: Operation): Page | undefined {
  const component = page.components.find(({ id }) => id === object);
  if (!component || component.locked) return undefined;
  if ([color, fill].some((one) => one !== '' && !HEX.test(one))) return undefined;
  const { props } = component;
  const ink = INKS.find((prop) => prop in props);
  const wanted: Record<string, unknown> = {
    ...(color !== '' && ink ? { [ink]: color } : {}),
    ...(fill !== '' && 'backgroundColor' in props ? { backgroundColor: fill } : {}),
    ...(size > 0 && 'fontSize' in props ? { fontSize: size } : {}),
    ...(weight > 0 && 'fontWeight' in props ? { fontWeight: weight } : {}),
    ...(align !== '' && 'textAlign' in props ? { textAlign: align } : {}),
  };
  if (Object.keys(wanted).length === 0) return undefined;
  // A gradient is what is seen of a ground otherwise, and single words and columns keep looks of their own.
  if ('backgroundColor' in wanted && 'backgroundType' in props) wanted.backgroundType = 'plain';
  if ('textAlign' in wanted && isOf(aiTableModel, component)) wanted.columnAligns = [];
  if ('spans' in props && Array.isArray(props.spans)) wanted.spans = withoutLooks(props.spans, wanted);
  const { success, data } = MODELS[component.type].props.safeParse({ ...props, ...wanted });
  if (!success) return undefined;
  const after = updateComponents(page, new Set([object]), (one) => ({ ...one, props: data }) as Component);
  return refitTexts(page, after);
}

type Span = Readonly<Record<string, unknown>>;

/** Spans without what all of the text is to have; those that say nothing any more are gone. */
function withoutLooks(spans: readonly Span[], wanted: Readonly<Record<string, unknown>>): Span[] {
  return spans.flatMap((span) => {
    const kept = Object.entries(span).filter(([name]) => !(name in wanted));
    return kept.some(([name]) => name !== 'start' && name !== 'end') ? [Object.fromEntries(kept)] : [];
  });
}

/** Within the page, as it is seen; what hangs on its ends stays where they are. */
function withBox(page: Page, operation: Operation): Page | undefined {
  const { x, y, width, height } = operation;
  const isInside = width > 0 && height > 0 && x >= 0 && y >= 0;
  if (!isInside || x + width > page.size.width || y + height > page.size.height) return undefined;
  const moved = updateComponents(page, new Set([operation.object]), (component) =>
    behaviourOf(component).ends ? component : seenIn(component, { x, y, width, height }),
  );
  return moved === page ? undefined : refitTexts(page, moved);
}

/** The component so that it is seen in a box; of what is turned askew it has the upper left corner, and about the size. */
function seenIn(component: Component, to: Rect): Component {
  if (rotationOf(component) === 0) {
    return { ...component, position: { x: to.x, y: to.y }, size: { width: to.width, height: to.height } };
  }
  const seen = rotatedBounds(component);
  const { width, height } = stretchedBox(component, seen, { x: to.width / seen.width, y: to.height / seen.height });
  return seenAt({ ...component, size: { width: Math.round(width), height: Math.round(height) } }, to);
}

/** The picture takes the place, the shape and the look of the one that it replaces. */
function withPicture({ shadow, pictures }: Operating, page: Page, operation: Operation): Page | undefined {
  const picture = pictures.find(({ id }) => id === operation.picture);
  const before = page.components.find(({ id }) => id === operation.object);
  if (!picture || !before || !isOf(imageModel, before) || before.locked || before.props.imageUrl === picture.imageUrl)
    return undefined;
  const { crop: _crop, ...look } = before.props;
  const { imageUrl, alt, origin, asset } = picture;
  const isSvgFile = asset?.asset.mime === 'image/svg+xml';
  const props = { ...look, imageUrl, alt: alt.slice(0, 500), isSvgFile, fileName: '', fileSize: 0, uploadTime: '' };
  if (asset) shadow.addAsset(asset.key, asset.asset);
  return updateComponents(page, new Set([before.id]), (one) =>
    isOf(imageModel, one) ? { ...one, props, origin: [...origin] } : one,
  );
}
