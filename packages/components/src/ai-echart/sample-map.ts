/** A small invented country of six regions, so that map charts have something to show. */
export const SAMPLE_MAP_NAME = 'sample';

function region(name: string, ...corners: [number, number][]) {
  return {
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Polygon' as const, coordinates: [[...corners, corners[0] as [number, number]]] },
  };
}

export const SAMPLE_MAP = {
  type: 'FeatureCollection' as const,
  features: [
    region('North', [10, 48], [14, 51], [20, 52], [25, 50], [24, 46], [18, 45], [12, 46]),
    region('East', [25, 50], [31, 49], [34, 45], [32, 41], [26, 41], [24, 46]),
    region('Centre', [18, 45], [24, 46], [26, 41], [22, 38], [17, 40]),
    region('West', [6, 44], [10, 48], [12, 46], [18, 45], [17, 40], [11, 39], [7, 41]),
    region('South', [11, 39], [17, 40], [22, 38], [21, 34], [15, 32], [11, 35]),
    region('Islands', [25, 37], [28, 38], [31, 36], [30, 33], [26, 33]),
  ],
};
