/** Words of descriptions that tell the form of the answer, in the five languages. */
const FORM_WORDS: ReadonlySet<string> = new Set(
  (
    'number numbers figure figures amount amounts total sum count value values percentage percent share rate date dates day month year years time when list lists table chart graph diagram text sentence sentences paragraph short brief summary summarise summarize overview description describe show shows shown give gives name names main key most important current latest annual yearly overall company our the per each all main points point item items data information details detail example use one two three four five pie bar line column trend by monthly quarterly yearly weekly daily ranking breakdown distribution comparison statistics development evolution ' +
    'nombre nombres chiffre chiffres montant montants total totale somme valeur valeurs pourcentage part taux date dates jour mois année années liste listes tableau graphique diagramme texte phrase phrases paragraphe court bref résumé résumer aperçu description décrire afficher donner nom noms principal principaux principale principales actuel actuelle annuel annuelle global société points point élément éléments données informations détails exemple deux trois quatre cinq camembert barres courbe tendance mensuel mensuelle trimestriel trimestrielle évolution répartition classement comparaison statistiques ' +
    '数量 数字 数目 数值 金额 总数 总量 总额 总计 合计 百分比 比例 占比 比率 日期 时间 年份 月份 列表 清单 表格 图表 图形 文本 文字 句子 一句 一句话 段落 简短 简要 摘要 概述 概括 总结 介绍 说明 描述 显示 展示 列出 给出 名称 主要 关键 重要 重点 当前 目前 最新 年度 全年 整体 公司 要点 项目 条目 数据 信息 内容 详情 情况 示例 各个 所有 全部 多少 几个 三个 两句 三句 句话 饼图 柱状图 柱状 折线图 折线 条形图 趋势 分布 对比 月度 按月 逐月 逐年 按年 各月 每月 各年 每年 各季 各省 各市 各地 各类 各项 走势 变化 构成 排名 排行 汇总 统计 明细 一览 现状 简介 ' +
    '數量 數字 數目 數值 金額 總數 總量 總額 總計 合計 百分比 比例 佔比 比率 日期 時間 年份 月份 列表 清單 表格 圖表 圖形 文字 句子 一句話 段落 簡短 簡要 摘要 概述 概括 總結 介紹 說明 描述 顯示 展示 列出 給出 名稱 主要 關鍵 重要 重點 目前 最新 年度 全年 整體 公司 要點 項目 條目 資料 資訊 內容 詳情 情況 範例 各個 所有 全部 多少 圓餅圖 餅圖 長條圖 柱狀圖 折線圖 折線 趨勢 分佈 對比 各類 各項 走勢 變化 構成 排名 排行 彙總 統計 明細 一覽 現狀 簡介 ' +
    '数値 合計 総数 総額 割合 比率 日付 日時 時期 一覧 リスト 表 グラフ 図 テキスト 文章 短い 概要 要約 説明 表示 名前 名称 主な 主要 重要 現在 最新 年間 全体 会社 当社 ポイント 項目 データ 情報 内容 詳細 例 円グラフ 棒グラフ 折れ線グラフ 推移 傾向 月次 月別 年次 年別 各月 内訳 比較 集計 変化'
  ).split(' '),
);

export function isFormWord(word: string): boolean {
  return FORM_WORDS.has(word.toLowerCase());
}
