/** Names of the fields that messages begin with; `subject` says what a message is about. */
export const SUBJECT =
  /^(?:subject|re|objet|sujet|件名|題名|主题|主題|主旨|标题|標題|题目|題目|事由|(?:会议|會議)?(?:主题|主題|名称|名稱|议题|議題))\s*[:：]\s*(?=\S)/iu;
export const FIELD =
  /^(?:from|to|cc|bcc|date|sent|de|à|a|cci?|envoyé(?: le)?|expéditeur|destinataires?|copie|差出人|送信者|発信者?|宛先|宛て?|送信日時|受信者|日付|日時|场所|場所|发件人|發件人|寄件者|寄件人|收件人|收件者|抄送|副本|密送|发送时间|發送時間|日期|时间|時間|(?:会议)?(?:时间|地点)|地點|参会(?:人员?)?|与会(?:人员)?|出席(?:者|人員)?|主持(?:人)?|记录(?:人)?|記錄|present|attendees|apologies|place|lieu|présents|excusés)\s*[:：]\s*\S/iu;
