import type { Component, Page } from '@pagewright/components/models';

/** A page of the given components, for tests. */
export function pageOf(components: readonly Component[], width = 1280, height = 720): Page {
  return {
    title: 'Test',
    format: 'custom',
    size: { width, height },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components: components.map((component, index) => ({ ...component, id: `c${index}`, zIndex: index })),
  };
}

/** Components in a grid, each in a cell of its own. */
export function grid(components: readonly Component[], columns: number, cell: { width: number; height: number }): Page {
  const placed = components.map((component, index) => ({
    ...component,
    position: { x: (index % columns) * cell.width, y: Math.floor(index / columns) * cell.height },
    size: { width: cell.width - 10, height: cell.height - 10 },
  }));
  const rows = Math.ceil(components.length / columns);
  return pageOf(placed, columns * cell.width, rows * cell.height);
}
