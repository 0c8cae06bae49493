export declare const SOURCES_FILE: 'sources.json';
export declare function mainModule(command?: URL): string;
export declare function isBuilt(command?: URL): boolean;
