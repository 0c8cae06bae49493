import 'echarts';
import { registerMap } from 'echarts/core';
import { SAMPLE_MAP, SAMPLE_MAP_NAME } from './sample-map.ts';

/** Every chart of ECharts. It ships no maps; ours is the one of the sample. */
registerMap(SAMPLE_MAP_NAME, SAMPLE_MAP);
