/** Limits that more than one room has to know. Each names its source. */

/** Upload (spec §5, §9). */
export const UPLOAD = { maxBytes: 104_857_600, maxFiles: 10 } as const;

/** Extensions that are taken, and those refused with a message of their own (spec §5). */
export const ALLOWED_EXTENSIONS = ['txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;
export const REFUSED_EXTENSIONS = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'svg'],
  archive: ['zip', 'rar', '7z', 'tar', 'gz'],
  data: ['csv', 'json', 'xml'],
  executable: ['exe', 'sh', 'bat', 'cmd', 'msi', 'dll'],
} as const;

/** What is typed on the create screen at most, UTF-16 units: the text beside files, and the supplementary prompt. */
export const TYPED = { text: 1_000_000, prompt: 8_000 } as const;

/** What one project holds at most, so that nobody takes the room of all: files and their bytes, pages and the bytes of their texts, bytes of uploaded images. */
export const PROJECT_LIMITS = {
  documents: 200,
  documentBytes: 2 ** 30,
  pages: 1_000,
  pageBytes: 96 * 2 ** 20,
  imageBytes: 512 * 2 ** 20,
} as const;

/** Different pictures that one page shows at most, and their bytes together: whoever draws it holds all of them. */
export const PAGE_PICTURES = { count: 60, bytes: 96 * 2 ** 20 } as const;

/** Page source text (shared security requirements): bytes, element depth and number of nodes. */
export const PAGE_SOURCE = { maxBytes: 256 * 1024, maxDepth: 64, maxNodes: 5_000 } as const;

/** Chart configuration text: bytes, nodes, depth, series and data points. */
export const CHART_CONFIG = {
  maxBytes: 256 * 1024,
  maxNodes: 50_000,
  maxDepth: 64,
  maxSeries: 100,
  maxPoints: 20_000,
} as const;

/** Generation costs 1 point per generated page (spec §9). */
export const POINTS_PER_PAGE = 1;

/** Exact page counts that can be asked for. */
export const PAGE_COUNT = { min: 1, max: 300 } as const;
