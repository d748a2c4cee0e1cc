/** Cities with a specific HRA share; any other place counts 40 %. */
export const CITIES = [
  'Bengaluru',
  'Mumbai',
  'Delhi',
  'Hyderabad',
  'Pune',
  'Chennai',
  'Kolkata',
  'Ahmedabad',
  'other',
] as const;
