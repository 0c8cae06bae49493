import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'messages'> = {
  lead: '以您選擇的語言列出產品的全部訊息。點按「顯示」即可看到其實際樣子。',
  kinds: '訊息類型',
  kind: {
    success: '成功',
    info: '提示',
    warning: '警告',
    error: '錯誤',
  },
  stays: '顯示 {{time}}',
  questions: '確認與對話框',
  transport: '沒有附帶說明的回應',
  otherwise: '其他情況',
  catalogue: '伺服器的拒絕',
  show: '顯示',
  showNamed: '顯示：{{text}}',
  area: {
    account: '登入與帳戶',
    files: '檔案',
    generation: '產生',
    projects: '專案',
    pages: '頁面',
    preview: '預覽',
    dynamic: '動態頁面',
    images: '圖片',
    export: '匯出',
  },
};
