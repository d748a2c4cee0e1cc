export const limitedAreaText = {
  full: (max: string) => `The limit of ${max} characters is reached. Text beyond it is cut off.`,
};
