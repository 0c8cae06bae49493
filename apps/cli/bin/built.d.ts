export const SOURCES_FILE: 'sources.json';
export function mainModule(command?: URL): string;
export function isBuilt(command?: URL): boolean;
