import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'messages'> = {
  lead: '以您选择的语言列出产品的全部消息。点击“显示”即可看到其实际样子。',
  kinds: '消息类型',
  kind: {
    success: '成功',
    info: '提示',
    warning: '警告',
    error: '错误',
  },
  stays: '显示 {{time}}',
  questions: '确认与对话框',
  transport: '没有附带说明的响应',
  otherwise: '其他情况',
  catalogue: '服务器的拒绝',
  show: '显示',
  showNamed: '显示：{{text}}',
  area: {
    account: '登录与账户',
    files: '文件',
    generation: '生成',
    projects: '项目',
    pages: '页面',
    preview: '预览',
    dynamic: '动态页面',
    images: '图片',
    export: '导出',
  },
};
