// The CUDA driver: where there is none, or no GPU, it is told in words. What it does on a GPU, `weft
// gpu-test` tries.
#include <gtest/gtest.h>

#include "cuda/driver_api.h"

namespace weft::cuda {
namespace {

TEST(CudaDriver, IsThereOrSaysWhyNot) {
    const auto driver = Driver::open();
    if (driver.ok()) {
        EXPECT_GE(driver.value().version(), 12000);
        ASSERT_GE(driver.value().device_count(), 1);
        const auto facts = driver.value().facts(0);
        ASSERT_TRUE(facts.ok()) << facts.error();
        EXPECT_GE(facts.value().architecture, 50);
        EXPECT_FALSE(driver.value().facts(driver.value().device_count()).ok());
        return;
    }
    EXPECT_EQ(driver.failure().kind, Error::Kind::World);
    const std::string& why = driver.error();
    EXPECT_TRUE(why.find("no CUDA driver is on this machine") != std::string::npos ||
                why.find("no GPU that it can use") != std::string::npos ||
                why.find("does not start") != std::string::npos)
        << why;
}

}  // namespace
}  // namespace weft::cuda
