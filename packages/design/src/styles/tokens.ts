import type { Language } from '@pagewright/model/languages';
import type { Fill } from '@pagewright/model/page';
import type { StyleId } from '@pagewright/model/styles';

/** A family of the font catalogue and a weight that it has. */
export interface FontChoice {
  readonly family: string;
  readonly weight: number;
  /** px at 16 px size; scales with the size. */
  readonly letterSpacing?: number;
}

/** A face for Latin text, and others where Chinese or Japanese wants its own. */
export interface FontPairing extends FontChoice {
  readonly by?: Partial<Record<Language, FontChoice>>;
}

/** A ground that text stands on: what is painted, and the plainest colour of it that contrast is reckoned with. */
export interface Ground {
  readonly fill: Fill;
  readonly base: string;
}

export interface Palette {
  readonly page: Ground;
  readonly cover: Ground;
  readonly section: Ground;
  /** Cards and panels on a page. */
  readonly surface: string;
  /** A second, stronger surface: table heads, bands, zebra. */
  readonly surfaceAlt: string;
  /** Panels that shout: filled with the accent or with ink. */
  readonly strong: string;
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly accent: string;
  readonly accents: readonly [string, string, string];
  /** Series colours of charts, at least six. */
  readonly chart: readonly string[];
}

/** How a page's title is set off. */
export type TitleTreatment =
  | 'rule-above'
  | 'highlight'
  | 'strip'
  | 'thick-bar'
  | 'dots'
  | 'side-bar'
  | 'centered-ornament'
  | 'bracket'
  | 'hairline'
  | 'underline-wave';

export type MarkerTreatment =
  | 'square'
  | 'slash'
  | 'dash'
  | 'block'
  | 'ring'
  | 'check'
  | 'diamond'
  | 'chevron'
  | 'hair'
  | 'dot';

export type CardTreatment =
  | 'top-rule'
  | 'solid'
  | 'ruled'
  | 'open'
  | 'floating'
  | 'left-bar'
  | 'frame'
  | 'panel'
  | 'hairline'
  | 'pastel';

export type NumeralTreatment = 'padded' | 'plain' | 'roman' | 'bracketed';

export type CoverArt =
  | 'columns'
  | 'diagonals'
  | 'ledger'
  | 'swiss'
  | 'orbs'
  | 'blocks'
  | 'frame'
  | 'grid'
  | 'circle'
  | 'hills';

export interface StyleTokens {
  readonly id: StyleId;
  readonly dark: boolean;
  readonly palette: Palette;
  readonly fonts: {
    readonly heading: FontPairing;
    readonly body: FontPairing;
    readonly figure: FontPairing;
    readonly label: FontPairing & { readonly uppercase: boolean };
  };
  /** Multiples of the medium's sizes. */
  readonly scale: { readonly display: number; readonly title: number; readonly body: number; readonly figure: number };
  readonly rhythm: {
    /** Side inset of a 1280 px slide, px; other sizes in proportion. */
    readonly inset: number;
    readonly gap: number;
    readonly cardPadding: number;
    /** Multiple of the medium's line height. */
    readonly leading: number;
  };
  readonly shape: {
    /** px. */
    readonly radius: number;
    readonly borderWidth: number;
    readonly shadow: string;
  };
  readonly title: TitleTreatment;
  readonly marker: MarkerTreatment;
  readonly card: CardTreatment;
  readonly numeral: NumeralTreatment;
  readonly art: CoverArt;
  readonly chart: {
    readonly barRadius: number;
    readonly smooth: boolean;
    readonly grid: 'solid' | 'dashed' | 'none';
    readonly area: boolean;
  };
  /** Where the rotation of layout variants starts, so that styles differ in structure too. */
  readonly seed: number;
}
