import { z } from 'zod';
import { entrance } from './entrance.ts';
import { link } from './link.ts';

/** What every component on a page has, whatever its kind (spec §3). The kinds are folders of `components`. */

/** Identifiers in page source: letters, digits, `_`, `-` and `.`, so that they can stand in attributes and method calls. */
export const componentId = z.string().regex(/^[A-Za-z_][\w.-]{0,63}$/);

/** Left and right changed over, top and bottom, or both. */
export const flip = z.enum(['horizontal', 'vertical', 'both']);
export type Flip = z.infer<typeof flip>;

/** Longest name of a component in the layer list, UTF-16 units. */
export const COMPONENT_NAME_MAX = 60;

export const componentBase = z.object({
  id: componentId,
  /** Name in the layer list. */
  name: z.string().max(COMPONENT_NAME_MAX).optional(),
  /** px from the page's top left corner. */
  position: z.object({ x: z.number(), y: z.number() }),
  /** px. */
  size: z.object({ width: z.number().positive(), height: z.number().positive() }),
  /** Degrees clockwise by which it is turned about the middle of its box; absent where it stands upright. */
  rotation: z.number().min(-360).max(360).optional(),
  /** At which of its axes it is mirrored, before it is turned; words in it are not. Absent where it is as it was drawn. */
  flip: flip.optional(),
  locked: z.boolean().default(false),
  visible: z.boolean().default(true),
  /** Stacking order; a higher one lies above (spec §4). */
  zIndex: z.number().int().min(0),
  /** Components with the same group id are selected and moved together. */
  groupId: z.string().max(64).optional(),
  /** Name that it shares with components of other pages: what repeats on them and is changed on all at once. */
  repeat: z.string().max(64).optional(),
  /** Places in the source files that what it shows came from, see `origin`. */
  origin: z.array(z.string()).optional(),
  /** Words and figures of it that those places do not carry: a language model wrote them. */
  unsupported: z.array(z.string()).optional(),
  /** Field of the page brief that it shows (`title`, `items.2`), so that a new design keeps edited words. */
  slot: z.string().max(80).optional(),
  /** Drawn for looks only: background art, rules, panels. Not read out, not counted as content. */
  decorative: z.boolean().optional(),
  /** Where the whole of it leads, whatever links its words have. */
  link: link.optional(),
  /** How it comes when its page is presented; absent where it is there with the page. */
  entrance: entrance.optional(),
  /** Whether its proportions stay when it is made larger or smaller; where absent, as its kind says. */
  keepsAspect: z.boolean().optional(),
  /** Name of the page's method that a click runs. */
  onClick: z
    .string()
    .max(60)
    .regex(/^[A-Za-z_$][\w$]*$/, 'not the name of a method')
    .optional(),
});
export type ComponentBase = z.infer<typeof componentBase>;
