/** What stands in previews where a picture is to come: a thing on a table, in no colour of its own. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000">
<defs>
<linearGradient id="w" x2="0" y2="1"><stop stop-color="#dfe6f2"/><stop offset="1" stop-color="#f6f3ee"/></linearGradient>
<linearGradient id="b" x2="1" y2="1"><stop stop-color="#8fa3c4"/><stop offset="1" stop-color="#3f5274"/></linearGradient>
<radialGradient id="l"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1600" height="1000" fill="url(#w)"/>
<rect y="720" width="1600" height="280" fill="#e4ddd2"/>
<circle cx="560" cy="330" r="420" fill="url(#l)"/>
<ellipse cx="800" cy="800" rx="330" ry="42" fill="#000" opacity=".16"/>
<rect x="560" y="260" width="480" height="540" rx="120" fill="url(#b)"/>
<circle cx="800" cy="480" r="130" fill="#22304a"/>
<circle cx="800" cy="480" r="92" fill="none" stroke="#7fd3e0" stroke-width="10"/>
<rect x="700" y="690" width="200" height="16" rx="8" fill="#fff" opacity=".55"/>
</svg>`;

export const EXAMPLE_PICTURE_URL = `data:image/svg+xml;base64,${Buffer.from(DRAWING).toString('base64')}`;
