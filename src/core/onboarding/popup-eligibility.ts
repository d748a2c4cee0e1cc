/** Whether somebody may be asked for something once more; each asking counts. */
export abstract class PopupEligibility {
  abstract mayAsk(): Promise<boolean>;
}
