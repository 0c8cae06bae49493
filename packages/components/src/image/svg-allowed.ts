/** What may stand in an SVG picture: drawing, text, gradients, filters; no script, links, foreign content, animation. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const SVG_ELEMENTS = words(`
  svg g defs symbol use title desc style switch
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

export const SVG_ATTRIBUTES = words(`
  id class style lang role transform viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d
  dx dy points pathLength version overflow clip clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits
  mask-type opacity display visibility color fill fill-opacity fill-rule stroke stroke-width stroke-opacity
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect paint-order
  shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters mix-blend-mode
  isolation transform-origin font font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight text-anchor text-decoration text-transform letter-spacing word-spacing writing-mode direction
  unicode-bidi alignment-baseline baseline-shift dominant-baseline textLength lengthAdjust rotate startOffset method
  spacing side gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits
  patternContentUnits patternTransform marker marker-start marker-mid marker-end markerWidth markerHeight markerUnits
  refX refY orient filter filterUnits primitiveUnits flood-color flood-opacity lighting-color in in2 result type values
  tableValues slope intercept amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale
  xChannelSelector yChannelSelector stdDeviation mode radius azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle baseFrequency numOctaves seed stitchTiles systemLanguage`);
