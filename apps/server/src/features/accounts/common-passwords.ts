/**
 * Passwords of six characters or more that stand at the top of published lists of leaked ones. Not a complete list: it
 * keeps out what every guesser tries first.
 */
const COMMON = new Set(
  `000000 111111 112233 121212 123123 123321 123456 1234567 12345678 123456789 1234567890 123456a 123qwe 131313 147258
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 232323 333333 444444 5201314 555555 654321 666666 696969 777777 7777777
  888888 88888888 987654321 999999 a123456 a12345678 aa123456 aaaaaa abc123 abcd1234 access adidas admin123 admin1234
  administrator amanda andrea andrew arsenal asdasd asdf1234 asdfgh asdfghjkl ashley asshole azerty bailey banana baseball
  basketball batman bonjour charlie chelsea cheese chocolate computer corvette dallas daniel dearbook diamond donald dragon
  doudou eminem family ferrari flower football freedom fuckyou george ginger google guest123 hannah harley hello123 hockey
  hunter iloveyou internet jasmine jennifer jessica jordan jordan23 joshua justin killer letmein letmein1 liverpool london
  lovely loveme loulou maggie marseille martin master matrix matthew merlin michael michelle monkey motdepasse mustang
  mynoob naruto nicolas nicole ninja1 orange p@ssw0rd p@ssword pagewright passw0rd password password1 password12
  password123 pepper pokemon princess purple q1w2e3r4 qazwsx qazwsxedc qq123456 qwe123 qweasd qweasdzxc qwer1234 qwerty
  qwerty1 qwerty123 qwertyuiop ranger robert sakura samsung secret shadow silver slipknot soccer soleil starwars summer
  sunshine superman taylor tennis test123 test1234 thomas thunder tigger trustno1 welcome welcome1 whatever william
  winter wodima woaini woaini1314 xxxxxx yankees zaq12wsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Rows of keys and the order of letters and digits, forwards: what fingers type without a thought. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
];
const BOTH_WAYS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** Signs that stand for the letters they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's', '5': 's' };

/**
 * Whether a password is one that guessers try first: one of the commonest, also with signs for letters or a number or
 * mark behind it; the same few characters over and over; a row of keys; the person's own address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  if (plain === address || plain === address.split('@')[0]) return true;
  if (/^(.{1,3})\1+$/u.test(plain) || BOTH_WAYS.some((row) => row.includes(plain))) return true;
  const bare = plain.replace(/[\d\W_]{1,4}$/u, '');
  return [plain, bare].some((word) => COMMON.has(word) || COMMON.has(spelled(word)));
}

function spelled(word: string): string {
  return word.replace(/[@0135$]/g, (sign) => LOOKALIKES[sign] ?? sign);
}
