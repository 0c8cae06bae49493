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

/** Whether a password is one of the commonest, one character repeated, or the person's own address. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  return COMMON.has(plain) || /^(.)\1*$/u.test(plain) || plain === address || plain === address.split('@')[0];
}
