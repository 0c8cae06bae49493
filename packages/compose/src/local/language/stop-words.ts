/** Words that carry no meaning of their own, in the five languages. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but if then of to in on at by for with from as is are was were be been being it its this that these those he she they we you i his her their our your my not no nor so such can could may might must shall should will would do does did done have has had having there here which who whom whose what when where why how all any each every some more most other than too very also into over under out up down about between through during after before again only own same just like said one two get got them him me us what’s it’s don’t ' +
    'le la les un une des du de et ou mais donc or ni car que qui quoi dont où à au aux en dans par pour sur avec sans sous ce cet cette ces il elle ils elles nous vous je tu se sa son ses leur leurs est sont été être a ont avoir fait plus pas ne ainsi comme tout tous toute toutes même aussi entre deux si on y cela celui afin lors notamment peut doit sera ' +
    '我们 你们 他们 自己 这个 那个 这些 那些 什么 怎么 可以 应当 应该 以及 或者 如果 因为 所以 但是 而且 就是 没有 不是 一个 一种 进行 通过 对于 关于 其他 其中 以上 以下 按照 根据 并且 同时 已经 还是 这样 那样 时候 不得 不能 必须 需要 可能 能够 使用 情形 下列 ' +
    '我們 他們 這個 這些 應該 因為 所以 沒有 時候 不能 必須 需要 使用 ' +
    'こと もの ため よう これ それ する なる ある いる できる られる として について において による 場合 必要'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}
