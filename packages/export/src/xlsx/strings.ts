import type { FormatStrings } from '../format.ts';
import type { XlsxOptions } from './format.ts';

export const xlsxStrings: FormatStrings<XlsxOptions> = {
  'zh-CN': { name: 'Excel 工作簿（表格与图表数据）', options: {} },
  'zh-TW': { name: 'Excel 活頁簿（表格與圖表資料）', options: {} },
  'en-US': { name: 'Excel workbook (tables and chart data)', options: {} },
  'ja-JP': { name: 'Excel ブック（表とグラフのデータ）', options: {} },
  'fr-FR': { name: 'Classeur Excel (tableaux et données)', options: {} },
};
