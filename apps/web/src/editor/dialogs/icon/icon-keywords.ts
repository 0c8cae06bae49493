/** What people may call what icons show, in each language of the interface. */
export interface IconKeywords {
  /** Words of the icons' own English names, the nearest first: one word, or several that follow each other. */
  readonly names: readonly string[];
  /** Words in zh-CN, zh-TW, ja and fr, then English ones that no icon is named by. */
  readonly words: readonly (readonly string[])[];
}

/**
 * One line an idea: names of icons | zh-CN | zh-TW | ja | fr | other English words. Ours: the tables of keywords that
 * exist are of emoji, which know neither invoices nor workflows.
 */
const TABLE = `
person, user, people, account, face|用户, 人, 人物, 个人|使用者, 人, 人物, 個人|ユーザー, 人, 人物, 個人|utilisateur, personne, individu, compte|human, profile, member
group, groups, users, people, diversity|团队, 群组, 小组, 人群|團隊, 群組, 小組, 人群|チーム, グループ, 集団, 仲間|équipe, groupe, foule|team, crowd, staff
female, woman, venus|女性, 女人, 女士|女性, 女人, 女士|女性, 女|femme, féminin|lady, girl
male, man, mars|男性, 男人, 男士|男性, 男人, 男士|男性, 男|homme, masculin|gentleman
child, baby, children, stroller|儿童, 孩子, 婴儿, 宝宝|兒童, 孩子, 嬰兒, 寶寶|子供, こども, 赤ちゃん|enfant, bébé|kid, infant
family restroom, people roof, escalator warning|家庭, 家人, 亲子|家庭, 家人, 親子|家族, 親子|famille, parents|parents
elderly, person cane, assist walker|老人, 养老, 长者|老人, 養老, 長者|高齢者, お年寄り, 老人|personne âgée, senior, aîné|senior, old
accessible, wheelchair, accessibility, universal access|无障碍, 轮椅, 残疾|無障礙, 輪椅, 身障|バリアフリー, 車椅子, 障害者|accessibilité, fauteuil roulant, handicap|disability
home, house, cottage|首页, 房子, 家, 住宅|首頁, 房子, 家, 住宅|ホーム, 家, 住宅|maison, accueil, domicile|residence
search, magnifying glass, find, loupe|搜索, 查找, 放大镜|搜尋, 查找, 放大鏡|検索, 虫眼鏡, 探す|recherche, loupe, chercher|lookup, explore
settings, gear, tune, cog, sliders|设置, 齿轮, 配置|設定, 齒輪, 配置|設定, 歯車, 調整|réglage, paramètres, engrenage, configuration|preferences, configuration, options
mail, email, envelope, mark email|邮件, 信, 邮箱, 信封|郵件, 信, 信箱, 信封|メール, 手紙, 封筒|courriel, lettre, enveloppe, e-mail|letter, post, inbox
phone, call, phone volume|电话, 通话, 热线|電話, 通話, 熱線|電話, 通話|téléphone, appel|telephone, hotline
mobile, smartphone, phone android, phone iphone|手机, 移动设备|手機, 行動裝置|スマホ, 携帯, スマートフォン|portable, mobile, smartphone|cellphone
calendar, event, today, date range|日历, 日期, 日程, 活动|日曆, 日期, 行程, 活動|カレンダー, 日付, 予定|calendrier, date, agenda|planner, appointment, day
clock, time, schedule, watch later, access time|时间, 时钟, 钟表|時間, 時鐘, 鐘錶|時間, 時計, 時刻|heure, horloge, temps, montre|hour, minute
hourglass, timer, stopwatch, timelapse|沙漏, 倒计时, 计时, 截止|沙漏, 倒數, 計時, 截止|砂時計, タイマー, 締め切り|sablier, minuteur, chronomètre, échéance, délai|deadline, countdown, duration
alarm, bell, notifications|闹钟, 提醒, 铃, 通知|鬧鐘, 提醒, 鈴, 通知|アラーム, ベル, 通知, 鈴|alarme, cloche, notification, rappel, réveil|reminder
history, restore, clock rotate left, manage history|历史, 记录, 恢复|歷史, 記錄, 復原|履歴, 歴史, 復元|historique, histoire, restaurer|past, log
timeline, route|时间线, 时间轴, 里程碑|時間軸, 時間線, 里程碑|タイムライン, 年表, マイルストーン|chronologie, frise, jalon|milestone, roadmap
bar chart, chart, graph, analytics, insights, poll|图表, 统计, 分析, 柱状图|圖表, 統計, 分析, 長條圖|グラフ, 統計, 分析, 棒グラフ|graphique, statistique, analyse, histogramme|statistics, diagram, plot
pie chart, donut, data usage|饼图, 占比, 份额|圓餅圖, 佔比, 份額|円グラフ, 割合, 比率|camembert, secteurs, part, proportion|share, ratio
trending up, arrow trend up, show chart, moving, trend|增长, 上升, 趋势, 提高|成長, 上升, 趨勢, 提高|成長, 上昇, 増加, 傾向|croissance, hausse, augmentation, tendance|growth, increase, rise
trending down, arrow trend down|下降, 减少, 下跌|下降, 減少, 下跌|下降, 減少, 低下|baisse, diminution, déclin|decline, decrease, fall
percent, percentage|百分比, 百分号, 折扣率|百分比, 百分號|パーセント, 百分率|pourcentage, pour cent|rate
table chart, table, grid, table view|表格, 网格|表格, 網格|表, テーブル, 格子|tableau, grille|spreadsheet
dashboard, gauge, speed, tachometer|仪表盘, 看板, 速度|儀表板, 看板, 速度|ダッシュボード, 速度, メーター|tableau de bord, vitesse, compteur|performance, speedometer
calculate, calculator|计算, 计算器|計算, 計算機|計算, 電卓|calcul, calculatrice|math
money, payments, dollar, coins, paid, wallet|钱, 金额, 现金, 资金, 费用|錢, 金額, 現金, 資金, 費用|お金, 金額, 現金, 資金, 費用|argent, monnaie, espèces, coût, budget|cash, price, cost, budget, finance
savings, piggy bank|存钱罐, 储蓄, 存款|存錢筒, 儲蓄, 存款|貯金, 貯蓄, 預金|épargne, tirelire, économies|deposit
euro|欧元|歐元|ユーロ|euro|
yen, yuan|日元, 人民币, 日圆|日圓, 人民幣|円, 人民元|yen, yuan|renminbi
bitcoin, currency, token|比特币, 货币, 加密货币|比特幣, 貨幣, 加密貨幣|ビットコイン, 通貨, 仮想通貨|bitcoin, devise, cryptomonnaie|crypto
credit card, payment, cc|信用卡, 支付, 刷卡|信用卡, 支付, 刷卡|クレジットカード, 支払い, 決済|carte de crédit, paiement, carte bancaire|pay, debit
bank, account balance, landmark, building columns|银行, 金融机构, 政府, 机构|銀行, 金融機構, 政府, 機構|銀行, 金融機関, 政府|banque, gouvernement, institution|government, institution
receipt, invoice, request quote, file invoice|发票, 收据, 账单|發票, 收據, 帳單|領収書, 請求書, レシート|facture, reçu, ticket de caisse|bill
shopping cart, cart, shopping bag, shopping basket, add shopping|购物, 购物车, 购买|購物, 購物車, 購買|カート, 買い物, 購入, ショッピング|panier, achat, courses, chariot|buy, purchase
store, shop, storefront|商店, 店铺, 零售|商店, 店鋪, 零售|店, 店舗, 小売|magasin, boutique, commerce|retail, market
sell, tag, local offer, discount, loyalty|标签, 价格, 折扣, 促销|標籤, 價格, 折扣, 促銷|タグ, 値札, 割引, 価格|étiquette, prix, remise, promotion, soldes|label, sale, offer
gift, redeem, card giftcard|礼物, 礼品|禮物, 禮品|プレゼント, 贈り物, ギフト|cadeau|present
barcode, qr code, qrcode|条码, 二维码|條碼, 二維碼|バーコード, 二次元コード|code-barres, code qr|scan
business, building, apartment, domain, city|公司, 建筑, 企业, 大楼|公司, 建築, 企業, 大樓|会社, 建物, 企業, ビル|entreprise, bâtiment, société, immeuble|company, office, enterprise
location city, city, tree city, mountain city|城市, 都市|城市, 都市|都市, 街, 市|ville, métropole|town, urban
factory, industry|工厂, 工业, 制造|工廠, 工業, 製造|工場, 工業, 製造|usine, industrie, fabrication|manufacturing, plant
precision manufacturing, robot|自动化, 生产线, 机械臂|自動化, 生產線, 機械手臂|自動化, 生産ライン|automatisation, chaîne de production, automate|automation, production
warehouse, inventory, boxes, box, pallet|仓库, 库存, 箱子, 物流|倉庫, 庫存, 箱子, 物流|倉庫, 在庫, 箱, 物流|entrepôt, stock, boîte, carton, colis|storage, package, parcel
engineering, construction, helmet safety, handyman, person digging|施工, 工程, 建设, 工地|施工, 工程, 建設, 工地|工事, 建設, 施工|chantier, construction, travaux, ingénierie|builder, engineer
build, wrench, hammer, screwdriver, toolbox, screwdriver wrench|工具, 扳手, 锤子, 维修|工具, 扳手, 鎚子, 維修|工具, レンチ, ハンマー, 修理|outil, clé anglaise, marteau, réparation|repair, tool, maintenance
work, briefcase, business center|工作, 公文包, 职业|工作, 公事包, 職業|仕事, 鞄, ビジネス, 職業|travail, mallette, métier, emploi|job, career
car, directions car, electric car, taxi|汽车, 轿车, 出租车|汽車, 轎車, 計程車|車, 自動車, タクシー|voiture, automobile, taxi|vehicle, auto
truck, local shipping, delivery dining, shipping|卡车, 货车, 运输, 配送|卡車, 貨車, 運輸, 配送|トラック, 輸送, 配送, 配達|camion, livraison, transport|delivery, logistics, freight
bus, directions bus, van shuttle|公交, 巴士, 客车|公車, 巴士, 客運|バス|bus, autocar|coach
train, subway, tram, railway, directions railway|火车, 地铁, 铁路, 高铁|火車, 地鐵, 鐵路, 捷運|電車, 列車, 地下鉄, 鉄道|train, métro, tramway, chemin de fer|rail, metro
bicycle, bike, directions bike, pedal bike|自行车, 单车, 骑行|自行車, 單車, 腳踏車|自転車, サイクリング|vélo, bicyclette, cyclisme|cycling
two wheeler, motorcycle, moped, sports motorsports|摩托车|機車, 摩托車|バイク, オートバイ|moto, scooter|motorbike
ship, boat, directions boat, sailing, ferry, anchor|船, 轮船, 航运, 帆船|船, 輪船, 航運, 帆船|船, 海運, ヨット, フェリー|bateau, navire, voilier, ancre|vessel, sail, port
plane, flight, airplane, airplanemode, jet|飞机, 航班, 飞行, 航空|飛機, 航班, 飛行, 航空|飛行機, 航空, フライト|avion, vol, aérien|aircraft, airport, aviation
luggage, suitcase, travel explore, passport, card travel|旅行, 行李, 行李箱, 旅游|旅行, 行李, 行李箱, 旅遊|旅行, 荷物, スーツケース, 観光|voyage, bagage, valise, tourisme|trip, tourism, baggage
rocket, rocket launch, shuttle space|火箭, 发射, 启动, 创业|火箭, 發射, 啟動, 創業|ロケット, 打ち上げ, 起業|fusée, lancement, décollage|startup, launch, spaceship
satellite, satellite alt, satellite dish|卫星|衛星|衛星, 人工衛星|satellite|orbit
place, location, pin, map pin, location dot|位置, 地点, 定位, 地址|位置, 地點, 定位, 地址|場所, 位置, 住所, ピン|lieu, position, emplacement, adresse|address, marker, where
map, map location|地图|地圖|地図, マップ|carte, plan|atlas
compass, explore, near me, navigation|指南针, 导航, 方向, 探索|指南針, 導航, 方向, 探索|コンパス, 羅針盤, ナビ, 方向|boussole, navigation, cap, orientation|direction, guide
road, fork right, turn, signs post, traffic|道路, 公路, 路, 交通|道路, 公路, 路, 交通|道路, 道, 交通|route, chemin, circulation|street, path
globe, public, earth, language|全球, 地球, 世界, 国际|全球, 地球, 世界, 國際|地球, 世界, 国際, グローバル|monde, terre, international, planète|international, worldwide, planet
translate, language, interpreter mode|翻译, 语言, 外语|翻譯, 語言, 外語|翻訳, 言語, 通訳|traduction, langue, traduire|localization
flag, tour|旗帜, 国旗, 标记|旗幟, 國旗, 標記|旗, 国旗, フラグ|drapeau, étendard|country, banner
lock, password, unlock|锁, 密码, 加密|鎖, 密碼, 加密|鍵, ロック, パスワード, 暗号|cadenas, verrou, mot de passe, chiffrement|password, private
key, vpn key|钥匙, 密钥, 关键|鑰匙, 金鑰, 關鍵|鍵, キー, 重要|clé, clef|access
security, shield, verified user, safety, gpp|安全, 保护, 盾牌, 防护|安全, 保護, 盾牌, 防護|セキュリティ, 安全, 保護, 盾|sécurité, protection, bouclier|protect, defense, guard
fingerprint|指纹, 身份|指紋, 身分|指紋, 認証|empreinte, identité, biométrie|biometric, identity
badge, id card, id badge, contact page|证件, 工牌, 身份证, 名片|證件, 識別證, 身分證, 名片|身分証, 名札, 名刺|badge, carte d’identité, carte de visite|credential, business card
warning, error, triangle exclamation, exclamation, report|警告, 注意, 危险, 错误|警告, 注意, 危險, 錯誤|警告, 注意, 危険, エラー|attention, avertissement, danger, erreur|caution, risk, danger
dangerous, skull, biohazard, radiation|危险, 有毒, 骷髅|危險, 有毒, 骷髏|危険, 毒, ドクロ|danger, toxique, poison|toxic, hazard
info, help, question, contact support|信息, 帮助, 问题, 问号|資訊, 說明, 問題, 問號|情報, ヘルプ, 質問, 疑問|information, aide, question|faq, support
check, done, task, verified, circle check|对勾, 完成, 勾, 确认, 正确|勾選, 完成, 勾, 確認, 正確|チェック, 完了, 確認, 正解|coche, terminé, validé, correct, fait|tick, ok, success, yes
close, xmark, cancel, clear, block, ban|关闭, 取消, 错, 禁止|關閉, 取消, 錯, 禁止|閉じる, 取消, 禁止, バツ|fermer, annuler, interdit, croix|no, wrong, forbidden
delete, trash, remove, recycling|删除, 垃圾桶, 移除|刪除, 垃圾桶, 移除|削除, ゴミ箱, 除去|supprimer, corbeille, poubelle, effacer|bin, erase, garbage
add, plus, add circle, library add|添加, 加号, 新增, 增加|新增, 加號, 增加|追加, プラス, 新規|ajouter, plus, nouveau|new, create
minus, remove, subtract|减号, 减少|減號, 減少|マイナス, 減らす|moins, soustraire|less
equals, not equal, balance|等于, 等号|等於, 等號|等しい, イコール|égal|equal
edit, pen, pencil, draw, create|编辑, 笔, 铅笔, 修改, 写|編輯, 筆, 鉛筆, 修改, 寫|編集, ペン, 鉛筆, 書く|modifier, crayon, stylo, écrire|write, change
brush, palette, paintbrush, paint roller, color lens|画笔, 调色板, 颜色, 艺术, 美术|畫筆, 調色盤, 顏色, 藝術, 美術|絵筆, パレット, 色, 美術, アート|pinceau, palette, couleur, peinture|color, paint
design services, architecture, ruler, compass drafting, square foot|设计, 尺子, 测量, 建筑设计|設計, 尺, 測量, 建築設計|設計, 定規, 測定, デザイン|conception, règle, mesure, architecture|measure, blueprint
save, floppy disk|保存, 存盘|儲存, 存檔|保存|enregistrer, sauvegarder, disquette|disk
copy, content copy, clone, file copy|复制, 副本|複製, 副本|コピー, 複製|copier, copie, dupliquer|duplicate
cut, scissors, content cut|剪切, 剪刀|剪下, 剪刀|切り取り, はさみ|couper, ciseaux|scissors
paste, clipboard, content paste, assignment|剪贴板, 粘贴, 任务单|剪貼簿, 貼上, 任務單|クリップボード, 貼り付け|presse-papiers, coller|
undo, redo, rotate left, rotate right|撤销, 重做, 旋转|復原, 重做, 旋轉|元に戻す, やり直し, 回転|annuler, rétablir, rotation|
file, document, description, article|文件, 文档, 文稿, 资料|檔案, 文件, 文稿, 資料|ファイル, 書類, 文書, 資料|fichier, document, page|paper, doc
folder, folder open, topic|文件夹, 目录|資料夾, 目錄|フォルダ, ディレクトリ|dossier, répertoire|directory
archive, inventory 2, box archive|归档, 存档|歸檔, 封存|アーカイブ, 保管|archive, archiver|
attach file, paperclip, attachment|附件, 回形针|附件, 迴紋針|添付, クリップ|pièce jointe, trombone|
print, local printshop|打印, 打印机|列印, 印表機|印刷, プリンター|imprimer, imprimante|printer
list, format list, list check, checklist, toc|列表, 清单, 目录|清單, 列表, 目錄|リスト, 一覧, 目次|liste, sommaire, énumération|contents, agenda
task, assignment, checklist, list check, fact check|任务, 待办, 检查表|任務, 待辦, 檢查表|タスク, 課題, やること|tâche, à faire|todo
note, notes, sticky note, speaker notes, note sticky|笔记, 便签, 备注|筆記, 便條, 備註|メモ, ノート, 付箋|note, pense-bête, mémo|memo
bookmark, bookmarks|书签, 收藏|書籤, 收藏|しおり, ブックマーク|marque-page, signet, favori|
newspaper, feed, rss, article|报纸, 新闻, 资讯|報紙, 新聞, 資訊|新聞, ニュース|journal, actualité, presse|news, press
book, menu book, auto stories, library books, bible|书, 阅读, 图书, 书籍|書, 閱讀, 圖書, 書籍|本, 読書, 書籍, 図書|livre, lecture, ouvrage|read, literature
school, graduation cap, cast for education, user graduate, chalkboard|学习, 教育, 学校, 毕业, 课程|學習, 教育, 學校, 畢業, 課程|学校, 教育, 学習, 卒業, 授業|école, éducation, diplôme, formation, étude|education, learning, training, university, student
science, flask, vial, microscope, biotech|科学, 实验, 化学, 显微镜, 研究|科學, 實驗, 化學, 顯微鏡, 研究|科学, 実験, 化学, 顕微鏡, 研究|science, chimie, laboratoire, expérience, recherche|lab, research, chemistry, experiment
dna|基因, 遗传|基因, 遺傳|遺伝子|génétique, gène, adn|gene, genetics
atom|原子, 物理|原子, 物理|原子, 物理|atome, physique|physics
functions, superscript, square root, infinity, calculate|数学, 公式, 函数|數學, 公式, 函數|数学, 数式, 関数|mathématiques, formule, fonction|math, formula
image, photo, picture, collections, panorama|图片, 照片, 图像|圖片, 相片, 圖像|画像, 写真|image, photo, illustration|picture
camera, photo camera, camera retro|相机, 摄影, 拍照|相機, 攝影, 拍照|カメラ, 撮影|appareil photo, photographie|photography
video, movie, film, videocam, clapperboard, theaters|视频, 影片, 电影, 摄像|影片, 電影, 攝影機, 視訊|動画, 映画, ビデオ, 映像|vidéo, film, cinéma, caméra|cinema
play, play arrow, play circle, slideshow|播放, 开始, 放映|播放, 開始, 放映|再生, 開始, 上映|lecture, jouer, démarrer, diaporama|start
pause, stop|暂停, 停止|暫停, 停止|一時停止, 停止|pause, arrêt|
music, audio, library music, music note, queue music, guitar|音乐, 音符, 歌曲|音樂, 音符, 歌曲|音楽, 曲, 音符|musique, chanson, note de musique|song, melody
headphones, headset, earbuds|耳机|耳機|ヘッドホン, イヤホン|casque, écouteurs|
mic, microphone, keyboard voice, settings voice|麦克风, 话筒, 语音|麥克風, 話筒, 語音|マイク, 音声, 録音|micro, microphone, voix, enregistrement|voice, record, podcast
volume, speaker, volume up, hearing|音量, 声音, 喇叭|音量, 聲音, 喇叭|音量, スピーカー, 音|volume, son, haut-parleur|sound, loud
download, cloud download, file download|下载|下載|ダウンロード|télécharger, téléchargement|
upload, cloud upload, file upload, publish|上传|上傳|アップロード|téléverser, envoyer, publier|
share, share nodes, ios share|分享, 共享|分享, 共享|共有, シェア|partager, partage|
link, chain, insert link, attachment|链接, 连接, 网址|連結, 網址|リンク, 接続|lien, connexion, chaîne|url, hyperlink, connect
send, paper plane, forward|发送, 纸飞机|傳送, 紙飛機|送信, 紙飛行機|envoyer, avion en papier|submit
heart, favorite, thumb up, thumbs up|喜欢, 爱心, 心, 爱|喜歡, 愛心, 心, 愛|ハート, いいね, 心, 愛|cœur, aimer, amour, j’aime|love, like
thumb up, thumbs up, recommend|点赞, 赞, 好评|按讚, 讚, 好評|いいね, 高評価, 賛成|pouce, j’aime, approuver|like, approve
thumb down, thumbs down|反对, 差评|反對, 負評|低評価, 反対|pouce baissé, désapprouver|dislike
star, grade, stars, hotel class|星, 星星, 评分, 收藏|星, 星星, 評分, 收藏|星, スター, 評価|étoile, note, favori|rating, favourite
lightbulb, tips, emoji objects, wb incandescent|灯泡, 想法, 创意, 点子, 灵感|燈泡, 想法, 創意, 點子, 靈感|電球, アイデア, 発想, ひらめき|ampoule, idée, inspiration, créativité|idea, innovation, creative
bullseye, track changes, crosshairs, adjust|目标, 靶心, 瞄准, 靶|目標, 靶心, 瞄準, 靶|目標, 的, ターゲット, 狙い|cible, objectif, but, visée|goal, aim, focus, objective
trophy, emoji events, award, medal, premium, military tech|奖杯, 奖, 奖牌, 冠军, 胜利|獎盃, 獎, 獎牌, 冠軍, 勝利|トロフィー, 賞, メダル, 優勝|trophée, prix, médaille, victoire, récompense|prize, winner, win, champion
crown, chess king, chess queen|皇冠, 王冠, 国王|皇冠, 王冠, 國王|王冠, 王|couronne, roi, reine|king, queen, royal
diamond, gem|钻石, 宝石, 价值|鑽石, 寶石, 價值|ダイヤ, 宝石, 価値|diamant, pierre précieuse, joyau, valeur|jewel, value
health, stethoscope, medical, health and safety, medical services|医疗, 健康, 医生, 体检|醫療, 健康, 醫生, 體檢|医療, 健康, 医者, 診察|santé, médecin, médical, soin|doctor, care, medicine
hospital, local hospital, clinic, kit medical|医院, 急救|醫院, 急救|病院, 救急|hôpital, clinique, urgence|emergency
medication, pills, capsules, prescription, vaccines, syringe|药, 药品, 药片, 疫苗, 打针|藥, 藥品, 藥片, 疫苗, 打針|薬, 錠剤, ワクチン, 注射|médicament, pilule, vaccin, piqûre|drug, medicine, injection
monitor heart, heart pulse|心跳, 心率, 脉搏|心跳, 心率, 脈搏|心拍, 脈拍|pouls, rythme cardiaque|heartbeat
virus, coronavirus, bacteria, masks, sick|病毒, 细菌, 疫情, 口罩|病毒, 細菌, 疫情, 口罩|ウイルス, 細菌, 感染, マスク|virus, bactérie, épidémie, masque|pandemic, germ
brain, psychology, head side|大脑, 脑, 思维, 心理|大腦, 腦, 思維, 心理|脳, 思考, 心理|cerveau, pensée, psychologie, esprit|mind, thinking
tooth|牙齿, 牙科|牙齒, 牙科|歯, 歯科|dent, dentiste|dental
eye, visibility, remove red eye, glasses|眼睛, 查看, 可见, 视力, 眼镜|眼睛, 檢視, 可見, 視力, 眼鏡|目, 表示, 視力, 眼鏡|œil, yeux, voir, vue, lunettes|view, see, vision
ear, hearing, ear listen|耳朵, 听力|耳朵, 聽力|耳, 聴力|oreille, ouïe, écouter|listen
hand, pan tool, back hand, front hand|手, 手掌|手, 手掌|手|main, paume|palm
leaf, nature, energy savings leaf|环保, 叶子, 生态, 绿色|環保, 葉子, 生態, 綠色|環境, 葉, エコ, 自然|écologie, feuille, environnement, nature|environment, green, sustainability
recycling, recycle, autorenew, compost|回收, 循环利用, 再生|回收, 循環利用, 再生|リサイクル, 再利用|recyclage, réutilisation|reuse, circular
tree, park, forest, nature|树, 森林, 树木, 公园|樹, 森林, 樹木, 公園|木, 森, 森林, 公園|arbre, forêt, parc, bois|wood
seedling, grass, yard, sprout, plant wilt|幼苗, 植物, 发芽, 种植|幼苗, 植物, 發芽, 種植|芽, 植物, 苗|pousse, plante, semis|plant, grow
local florist, clover, spa, filter vintage, fan|花, 花朵, 鲜花|花, 花朵, 鮮花|花|fleur, floraison|flower, blossom
agriculture, tractor, wheat, grass, cow|农业, 农场, 拖拉机, 小麦|農業, 農場, 拖拉機, 小麥|農業, 農場, トラクター, 小麦|agriculture, ferme, tracteur, blé|farm, farming, crop
sun, wb sunny, light mode, sunny|太阳, 晴天, 阳光|太陽, 晴天, 陽光|太陽, 晴れ, 日光|soleil, ensoleillé|day, sunshine, bright
moon, dark mode, bedtime, nights stay|月亮, 夜晚, 晚上|月亮, 夜晚, 晚上|月, 夜|lune, nuit|night
cloud, wb cloudy, filter drama|云, 云端, 云计算|雲, 雲端, 雲端運算|雲, クラウド|nuage, infonuagique|cloudy
rain, umbrella, water drop, cloud showers, beach access|雨, 下雨, 雨伞, 伞|雨, 下雨, 雨傘, 傘|雨, 傘|pluie, parapluie|weather, shower
snowflake, ac unit, severe cold, cold|雪, 雪花, 冷, 冬天|雪, 雪花, 冷, 冬天|雪, 寒い, 冬, 冷房|neige, flocon, froid, hiver|winter, snow, freeze
storm, thunderstorm, tornado, hurricane, cyclone|风暴, 台风, 雷雨, 龙卷风|風暴, 颱風, 雷雨, 龍捲風|嵐, 台風, 雷雨, 竜巻|tempête, orage, ouragan, tornade|typhoon
wind, air, fan, wind power|风, 空气, 风扇, 风力|風, 空氣, 風扇, 風力|風, 空気, 扇風機, 風力|vent, air, ventilateur, éolien|breeze, ventilation
temperature, thermometer, device thermostat, thermostat|温度, 体温, 温度计|溫度, 體溫, 溫度計|温度, 体温計, 温度計|température, thermomètre|fever, heat
water, water drop, droplet, waves, tint|水, 水滴, 水资源|水, 水滴, 水資源|水, 水滴, しずく|eau, goutte|liquid
fire, local fire department, whatshot, flame, fireplace|火, 火焰, 火灾, 热门|火, 火焰, 火災, 熱門|火, 炎, 火事, 火災|feu, flamme, incendie|burn, hot
mountain, terrain, landscape, filter hdr, hill|山, 山峰, 高山, 风景|山, 山峰, 高山, 風景|山, 風景|montagne, sommet, paysage|peak, summit
beach access, umbrella beach, pool, waves|海滩, 海边, 度假, 海|海灘, 海邊, 度假, 海|海, ビーチ, 海岸, 休暇|plage, mer, vacances|sea, holiday, vacation
landslide, flood, tsunami, volcano, house tsunami|灾害, 洪水, 地震, 火山, 海啸|災害, 洪水, 地震, 火山, 海嘯|災害, 洪水, 地震, 火山, 津波|catastrophe, inondation, séisme, volcan|disaster, earthquake
pets, paw, dog, cat, cruelty free|宠物, 动物, 狗, 猫|寵物, 動物, 狗, 貓|ペット, 動物, 犬, 猫|animal, chien, chat, patte|animal
fish, set meal, fish fins, shrimp, phishing|鱼, 渔业, 海鲜|魚, 漁業, 海鮮|魚, 漁業, 海鮮|poisson, pêche|seafood
bug, pest control, bug report, spider, mosquito|虫子, 昆虫, 漏洞, 缺陷|蟲子, 昆蟲, 漏洞, 缺陷|虫, バグ, 昆虫|insecte, bogue, défaut|insect, defect
dove, crow, kiwi bird, flutter dash, feather|鸟, 鸽子, 和平, 羽毛|鳥, 鴿子, 和平, 羽毛|鳥, 鳩, 平和, 羽|oiseau, colombe, paix, plume|bird
bolt, electric, flash, electrical services|电, 闪电, 电力, 快速|電, 閃電, 電力, 快速|電気, 稲妻, 電力|électricité, éclair, foudre|electricity, lightning, energy
battery, battery full, battery charging|电池, 电量, 充电|電池, 電量, 充電|電池, 充電, バッテリー|batterie, pile, recharge|charge
power, plug, power settings new, outlet|电源, 插头, 开关, 插座|電源, 插頭, 開關, 插座|電源, プラグ, コンセント|prise, alimentation, allumer|socket
solar power, solar panel, wind power, energy savings leaf|能源, 太阳能, 新能源, 光伏|能源, 太陽能, 新能源, 光電|エネルギー, 太陽光, 再生可能|énergie, solaire, renouvelable|energy, renewable
oil barrel, gas pump, local gas station, propane tank|石油, 加油站, 燃料, 汽油|石油, 加油站, 燃料, 汽油|石油, ガソリン, 燃料|pétrole, essence, carburant, station-service|fuel, petrol
code, terminal, data object, html, javascript|代码, 程序, 编程, 开发|程式碼, 程式, 程式設計, 開發|コード, プログラム, 開発|code, programme, programmation, développement|programming, developer, software
computer, laptop, desktop, monitor|电脑, 计算机, 笔记本, 显示器|電腦, 計算機, 筆電, 螢幕|パソコン, コンピューター, 画面|ordinateur, écran, portable|pc, screen
keyboard, mouse, computer mouse|键盘, 鼠标|鍵盤, 滑鼠|キーボード, マウス|clavier, souris|
database, storage, dataset, server|数据, 数据库, 服务器, 存储|資料, 資料庫, 伺服器, 儲存|データ, データベース, サーバー|données, base de données, serveur, stockage|data, hosting
memory, microchip, developer board|芯片, 内存, 处理器, 半导体|晶片, 記憶體, 處理器, 半導體|チップ, メモリ, 半導体|puce, mémoire, processeur, semi-conducteur|chip, cpu, processor, semiconductor
robot, smart toy, android|机器人, 人工智能, 智能|機器人, 人工智慧, 智慧|ロボット, 人工知能|robot, intelligence artificielle|artificial intelligence, ai, bot
auto awesome, magic, wand magic, auto fix, wand|魔法, 自动, 特效, 魔棒|魔法, 自動, 特效, 魔棒|魔法, 自動, きらめき|magie, baguette, automatique, étincelle|magic, sparkles, ai
wifi, signal, network, cell tower, router|无线网, 信号, 网络, 基站|無線網路, 訊號, 網路, 基地台|無線, 信号, ネットワーク, 通信|réseau, signal, sans fil, antenne|wireless, internet
bluetooth|蓝牙|藍牙|ブルートゥース|bluetooth|
lan, hub, device hub, network, diagram project, circle nodes|网络, 节点, 连接, 架构|網路, 節點, 連接, 架構|ネットワーク, 接続, ノード|réseau, nœud, connexion|node, connection
account tree, sitemap, schema, lan, network wired|组织结构, 流程图, 层级, 架构图|組織結構, 流程圖, 層級, 架構圖|組織図, フロー, 階層, 構造|organigramme, hiérarchie, structure, processus|organisation, hierarchy, workflow, flowchart
layers, layer group|图层, 层次, 分层|圖層, 層次, 分層|層, レイヤー, 階層|couche, calque, niveau|stack, level
puzzle piece, extension|拼图, 插件, 扩展, 组件|拼圖, 外掛, 擴充, 元件|パズル, 拡張, 部品|puzzle, extension, pièce, module|plugin, module
sync, refresh, autorenew, cached, loop, rotate, repeat|同步, 刷新, 循环, 更新, 重复|同步, 重新整理, 循環, 更新, 重複|同期, 更新, 循環, 繰り返し|synchroniser, actualiser, cycle, boucle, répéter|reload, cycle, renew
swap, compare arrows, exchange, right left, arrow right arrow left|交换, 互换, 转换, 对比|交換, 互換, 轉換, 對比|交換, 入れ替え, 比較|échange, échanger, comparer, conversion|exchange, convert
filter, filter alt, funnel|筛选, 过滤, 漏斗|篩選, 過濾, 漏斗|絞り込み, フィルター, 漏斗|filtre, filtrer, entonnoir|
sort, swap vert, arrow down a|排序, 顺序|排序, 順序|並べ替え, 順序|tri, trier, ordre|order
arrow, chevron, caret, arrow forward, arrow right|箭头, 方向, 向右|箭頭, 方向, 向右|矢印, 方向|flèche, direction|next, direction
arrow up, arrow upward, north, chevron up|向上, 上箭头|向上, 上箭頭|上, 上向き, 上矢印|vers le haut, haut|
arrow down, arrow downward, south, chevron down|向下, 下箭头|向下, 下箭頭|下, 下向き, 下矢印|vers le bas, bas|
zoom in, zoom out, zoom|放大, 缩小, 缩放|放大, 縮小, 縮放|拡大, 縮小, ズーム|agrandir, réduire, zoom|enlarge
fullscreen, maximize, expand, open in full|全屏, 展开, 扩大|全螢幕, 展開, 擴大|全画面, 展開, 広げる|plein écran, développer|
menu, bars, apps, more|菜单, 更多|選單, 更多|メニュー, その他|menu, plus|
chat, comment, message, forum, comments|聊天, 对话, 消息, 评论, 沟通|聊天, 對話, 訊息, 評論, 溝通|チャット, 会話, メッセージ, コメント|discussion, message, commentaire, dialogue|conversation, talk, speech
campaign, bullhorn, announcement|喇叭, 宣传, 公告, 营销, 广告|喇叭, 宣傳, 公告, 行銷, 廣告|メガホン, 宣伝, 広告, 告知|mégaphone, annonce, publicité, marketing|marketing, advertising, promotion, megaphone
co present, person chalkboard, slideshow, video settings|演示, 演讲, 汇报, 讲课|簡報, 演講, 匯報, 講課|発表, プレゼン, 講演|présentation, conférence, exposé|presentation, speaker, lecture
meeting room, groups, people arrows, handshake, video chat|会议, 讨论, 面谈|會議, 討論, 面談|会議, 打ち合わせ, 相談|réunion, rencontre, rendez-vous|meeting, conference
handshake, connect without contact|握手, 合作, 伙伴, 协议|握手, 合作, 夥伴, 協議|握手, 提携, 協力, 合意|poignée de main, accord, partenariat, coopération|deal, partnership, agreement, cooperation
contract, file contract, file signature, signature, gavel|合同, 签名, 签署, 协议|合約, 簽名, 簽署, 協議|契約, 署名, サイン|contrat, signature, signer|agreement, sign
scale balanced, balance, gavel, policy, scale unbalanced|天平, 法律, 平衡, 公平, 法院|天平, 法律, 平衡, 公平, 法院|天秤, 法律, 公平, 裁判|loi, balance, justice, équilibre, droit|law, justice, legal, fair
support agent, headset, headset mic, contact support|客服, 支持, 售后, 服务|客服, 支援, 售後, 服務|サポート, 問い合わせ, 窓口|assistance, service client, support|customer service, helpdesk
how to vote, ballot, poll, check to slot|投票, 选举|投票, 選舉|投票, 選挙|vote, élection, scrutin|election
verified, certificate, workspace premium, approval, stamp|认证, 证书, 资质, 盖章|認證, 證書, 資格, 蓋章|認証, 証明書, 資格|certificat, certification, agrément, tampon|certified, quality, license
question answer, quiz, circle question|问答, 测验, 考试|問答, 測驗, 考試|質問, クイズ, 試験|questions, réponses, examen|exam, test
emoji emotions, smile, face smile, sentiment satisfied, mood|笑脸, 开心, 微笑, 满意, 表情|笑臉, 開心, 微笑, 滿意, 表情|笑顔, 満足, 表情, 嬉しい|sourire, content, satisfait, émotion|happy, emotion, satisfaction
sentiment dissatisfied, face frown, sad, mood bad|难过, 不满, 伤心|難過, 不滿, 傷心|悲しい, 不満|triste, mécontent|unhappy
restaurant, utensils, dining, local dining, dinner|餐厅, 吃饭, 餐饮, 食物, 刀叉|餐廳, 吃飯, 餐飲, 食物, 刀叉|レストラン, 食事, 飲食, 料理|restaurant, repas, nourriture, couverts, cuisine|eat, meal
coffee, local cafe, mug, mug hot, free breakfast|咖啡, 茶, 饮料, 杯子|咖啡, 茶, 飲料, 杯子|コーヒー, お茶, 飲み物, カフェ|café, thé, boisson, tasse|tea, cup
wine, local bar, champagne, martini, beer, liquor|酒, 啤酒, 红酒, 酒吧|酒, 啤酒, 紅酒, 酒吧|酒, ビール, ワイン, バー|vin, bière, alcool, bar|alcohol
cake, birthday, cake candles, celebration|蛋糕, 生日, 庆祝|蛋糕, 生日, 慶祝|ケーキ, 誕生日, お祝い|gâteau, anniversaire, fête|party
pizza, local pizza, burger, fastfood, lunch dining, hotdog|快餐, 汉堡, 披萨|速食, 漢堡, 披薩|ファストフード, ハンバーガー, ピザ|restauration rapide, hamburger, pizza|snack
bread, bakery, bakery dining, breakfast|面包, 烘焙, 早餐|麵包, 烘焙, 早餐|パン, ベーカリー, 朝食|pain, boulangerie, petit-déjeuner|toast
apple, lemon, carrot, pepper|水果, 蔬菜, 苹果, 营养|水果, 蔬菜, 蘋果, 營養|果物, 野菜, りんご, 栄養|fruit, légume, pomme, nutrition|vegetable, food
rice bowl, ramen dining, bowl food, bowl rice, set meal|米饭, 面条, 碗|米飯, 麵, 碗|ご飯, ラーメン, 丼|riz, nouilles, bol|noodles
egg, egg alt, cheese, icecream, cookie|鸡蛋, 奶酪, 冰淇淋, 饼干|雞蛋, 起司, 冰淇淋, 餅乾|卵, チーズ, アイス, クッキー|œuf, fromage, glace, biscuit|dessert
hotel, bed, bedroom parent, king bed|酒店, 床, 住宿, 睡觉|飯店, 床, 住宿, 睡覺|ホテル, ベッド, 宿泊, 睡眠|hôtel, lit, hébergement, dormir|sleep, accommodation
chair, weekend, couch, event seat, table restaurant|椅子, 沙发, 家具, 座位|椅子, 沙發, 家具, 座位|椅子, ソファ, 家具, 座席|chaise, canapé, meuble, siège|furniture, sofa, seat
door, door front, meeting room, sensor door|门, 入口, 出口|門, 入口, 出口|ドア, 扉, 入口, 出口|porte, entrée, sortie|entrance
bathtub, shower, bath, wc, toilet, restroom|浴室, 厕所, 洗手间, 洗澡|浴室, 廁所, 洗手間, 洗澡|風呂, トイレ, 浴室|bain, toilettes, douche, salle de bain|bathroom
cleaning services, broom, soap, clean hands, spray can|清洁, 打扫, 卫生, 扫帚|清潔, 打掃, 衛生, 掃帚|掃除, 清潔, ほうき, 洗剤|nettoyage, propre, balai, savon|clean, hygiene
checkroom, shirt, dry cleaning, vest, dress, shoe prints|衣服, 服装, 衬衫, 时尚|衣服, 服裝, 襯衫, 時尚|服, 衣類, ファッション|vêtement, chemise, mode|clothes, fashion, wear
fitness center, dumbbell, sports gymnastics, self improvement|健身, 锻炼, 哑铃, 瑜伽|健身, 鍛鍊, 啞鈴, 瑜珈|筋トレ, 運動, ダンベル, ヨガ|musculation, haltère, exercice, yoga|gym, exercise, workout
sports, sports soccer, futbol, basketball, volleyball, sports basketball|体育, 运动, 足球, 篮球|體育, 運動, 足球, 籃球|スポーツ, 運動, サッカー, バスケ|sport, football, basket, ballon|ball, football
running, directions run, person running, walking, hiking|跑步, 跑, 走路, 徒步|跑步, 跑, 走路, 健行|走る, 歩く, ランニング, ハイキング|course, courir, marche, randonnée|run, walk, jog
pool, swimming, person swimming, water ladder|游泳, 泳池|游泳, 泳池|水泳, プール|natation, piscine, nager|swim
skiing, snowboarding, downhill skiing, ice skating|滑雪, 滑冰, 冬季运动|滑雪, 溜冰, 冬季運動|スキー, スケート|ski, patinage|skate
chess, chess knight, casino, dice, games|棋, 策略, 骰子, 博弈|棋, 策略, 骰子, 博弈|チェス, 戦略, サイコロ|échecs, stratégie, dé, jeu|strategy, game
gamepad, sports esports, videogame asset, toys|游戏, 手柄, 玩具|遊戲, 手把, 玩具|ゲーム, コントローラー, おもちゃ|jeu, manette, jouet|gaming, play
theater, masks theater, theater comedy, local activity, ticket|戏剧, 演出, 票, 门票|戲劇, 演出, 票, 門票|演劇, 舞台, チケット, 券|théâtre, spectacle, billet|show, entertainment
museum, landmark, temple buddhist, castle, monument, fort|博物馆, 古迹, 城堡, 文化|博物館, 古蹟, 城堡, 文化|博物館, 城, 文化, 遺跡|musée, château, monument, patrimoine, culture|heritage, culture
church, mosque, synagogue, temple hindu, place of worship, torii gate|教堂, 寺庙, 宗教, 神社|教堂, 寺廟, 宗教, 神社|教会, 寺, 神社, 宗教|église, mosquée, temple, religion|religion
celebration, festival, party, champagne glasses|庆祝, 节日, 派对|慶祝, 節日, 派對|お祝い, 祭り, パーティー|fête, célébration, festival|congratulations
military tech, shield, jet fighter, person military|军事, 军队|軍事, 軍隊|軍事, 軍隊|armée, militaire|army
local police, police, emergency|警察, 报警, 紧急|警察, 報警, 緊急|警察, 緊急|police, urgence, sirène|
ambulance, truck medical, emergency|救护车, 急救|救護車, 急救|救急車|ambulance, urgences|
bomb, explosion, burst|爆炸, 炸弹|爆炸, 炸彈|爆発, 爆弾|explosion, bombe|
bridge, fence, tunnel, tower observation, dungeon|桥, 桥梁, 基础设施|橋, 橋梁, 基礎建設|橋, 橋梁, インフラ|pont, infrastructure|infrastructure
elevator, stairs, escalator|电梯, 楼梯|電梯, 樓梯|エレベーター, 階段|ascenseur, escalier|steps, lift
real estate agent, house, sign hanging, holiday village, foundation|房地产, 地产, 租房|房地產, 地產, 租屋|不動産, 賃貸|immobilier, location|property, real estate
insights, lightbulb, psychology, tips|洞察, 见解, 启发|洞察, 見解, 啟發|洞察, 知見|aperçu, perspicacité|insight
quote, format quote|引用, 引号, 名言|引用, 引號, 名言|引用, 引用符, 名言|citation, guillemets|quotation
text, text fields, font, format, title, heading|文字, 文本, 字体, 标题|文字, 文本, 字型, 標題|文字, テキスト, フォント, 見出し|texte, police, titre, caractère|typography
align, format align, align left|对齐|對齊|揃え, 整列|aligner, alignement|alignment
crop, aspect ratio, photo size|裁剪|裁剪|切り抜き, トリミング|recadrer, rogner|
border, square, rectangle, check box outline|方块, 正方形, 边框, 矩形|方塊, 正方形, 邊框, 矩形|四角, 正方形, 枠, 長方形|carré, rectangle, bordure, cadre|shape, frame
circle, radio button unchecked, fiber manual|圆, 圆圈, 圆形|圓, 圓圈, 圓形|円, 丸|cercle, rond|round, dot
play, change history, triangle, details|三角形|三角形|三角形, 三角|triangle|
hexagon, pentagon, shapes, category|六边形, 五边形, 形状, 类别|六邊形, 五邊形, 形狀, 類別|六角形, 五角形, 図形, 分類|hexagone, pentagone, forme, catégorie|shapes, classification
cube, cubes, view in ar, boxes stacked|立方体, 方块, 三维, 模型|立方體, 方塊, 三維, 模型|立方体, 立体, 箱|cube, volume, trois dimensions|3d, block
all inclusive, infinity|无限, 无穷|無限, 無窮|無限|infini|forever
anchor|锚, 锚点|錨, 錨點|錨, いかり|ancre|
outlined flag, sports score, flag checkered|终点, 赛车旗, 完成|終點, 賽車旗, 完成|ゴール, チェッカーフラッグ|arrivée, drapeau à damier|finish
login, logout, exit to app, right to bracket|登录, 退出, 注销|登入, 登出, 退出|ログイン, ログアウト, 退出|connexion, déconnexion, quitter|sign in, sign out
touch app, ads click, hand pointer, mouse pointer, arrow pointer|点击, 触摸, 鼠标指针|點擊, 觸控, 游標|クリック, タップ, タッチ|clic, toucher, pointeur|click, tap, cursor
toggle on, toggle, switch|开关, 切换|開關, 切換|切り替え, スイッチ|interrupteur, bascule|
tv, live tv, television, connected tv|电视, 直播|電視, 直播|テレビ, 放送|télévision, télé|broadcast
radio, podcasts, tower broadcast, walkie talkie|广播, 电台, 播客|廣播, 電台, 播客|ラジオ, 放送|radio, diffusion|
watch|手表, 智能手表|手錶, 智慧手錶|腕時計|montre|wearable
precision manufacturing, settings suggest, gears|机械, 机器, 自动|機械, 機器, 自動|機械, 自動|machine, mécanique, automatique|machine, mechanism
person add, user plus, group add|邀请, 加好友, 招聘|邀請, 加好友, 招募|招待, 採用, 追加|inviter, recruter, recrutement|invite, hire, recruit
supervisor account, user tie, manage accounts, person chalkboard|经理, 领导, 老板, 管理|經理, 領導, 老闆, 管理|上司, 管理者, リーダー, 経営|directeur, chef, gestion, responsable|manager, boss, leader, leadership
user doctor, user nurse, stethoscope|医生, 护士|醫生, 護士|医師, 看護師|médecin, infirmier, infirmière|physician
user secret, privacy tip, policy, visibility off|隐私, 匿名, 保密|隱私, 匿名, 保密|プライバシー, 匿名, 秘密|vie privée, anonyme, confidentiel, secret|privacy, confidential
volunteer activism, hand holding heart, hands holding, donate|公益, 慈善, 捐赠, 志愿|公益, 慈善, 捐贈, 志工|寄付, 慈善, ボランティア|don, charité, bénévolat, solidarité|charity, donation, volunteer
diversity, people group, interests|多元, 包容, 社会|多元, 包容, 社會|多様性, 社会, 共生|diversité, inclusion, société|community, inclusion, society
new releases, fiber new, burst|新品, 新功能, 新|新品, 新功能, 新|新着, 新機能, 新しい|nouveau, nouveauté|fresh
`;

export const ICON_KEYWORDS: readonly IconKeywords[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [names = [], ...words] = line.split('|').map((part) => part.split(', ').filter((word) => word !== ''));
    return { names, words };
  });
