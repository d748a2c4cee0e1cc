export const drawnArt = () => {};
