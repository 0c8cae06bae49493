/** Fields of the page's own panel that can be asked for, as their `data-field` calls them. */
export const PAGE_FIELDS = {
  format: 'page-format',
  background: 'page-background',
  transition: 'page-transition',
  repeated: 'page-repeated',
} as const;
