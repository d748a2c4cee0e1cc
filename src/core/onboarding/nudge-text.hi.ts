export const nudgeText: typeof import('./nudge-text').nudgeText = {
  label: 'अपना अकाउंट सेट अप करें',
  title: 'दो सवालों के जवाब दें और अपनी पसंद की फ़ीड पाएं',
  begin: 'शुरू करें',
  close: 'अभी नहीं',
};
