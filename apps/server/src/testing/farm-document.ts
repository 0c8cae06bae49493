/** A short text with three sections of three statements each. */
export const FARM = `# The farm

## Animals
- Twelve goats live on the hill
- They give 900 litres of milk a year
- Nine hives stand at the wood

## Money
- Milk brought 3,400 euros in 2025
- Honey brought 1,200 euros in 2025
- Feed cost 800 euros

## Plans
- A new barn is built in May
- Two goats are bought in June
- The fence is mended in July
`;
