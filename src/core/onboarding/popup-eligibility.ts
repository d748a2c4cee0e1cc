/** Whether the user may be asked again; every query counts as an ask. */
export abstract class PopupEligibility {
  abstract mayAsk(): Promise<boolean>;
}
