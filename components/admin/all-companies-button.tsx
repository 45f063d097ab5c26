import { Button } from "@/components/ui/button";
import type { Address } from "@/components/ui/use-address";
import { say } from "@/messages/say";

/** Leaves a list that an address has narrowed to one company. */
export function AllCompaniesButton({ address }: { address: Address }) {
  return (
    <Button variant="secondary" onClick={() => address.set({ companyId: undefined })}>
      {say("admin.showAllCompanies")}
    </Button>
  );
}
